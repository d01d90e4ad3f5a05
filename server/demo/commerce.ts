/** The demo shop's second brand, for outdoor goods. */
export const demoBrand = {
  name: 'Harbour Outdoor',
  colours: { primary: '#1F5F4A', accent: '#E8A33D' },
  tone: 'friendly',
  policies: {
    returns: 'Gear that was used outside can come back for 60 days when it broke under normal use.',
    shipping: 'Stoves and fuel travel by road only, and take a day longer.',
    privacy: 'We keep what we need to send your order and to stand by it, and nothing else.',
  },
  sender: { name: 'Harbour Outdoor', email: 'outdoor@harbour.example' },
  categories: ['Headlamps', 'Rain jackets', 'Camping stoves', 'Backpacks'],
} as const;

/** Discount codes, by amount in cents or in hundredths of a percent. */
export const demoDiscounts = [
  { code: 'WELCOME10', kind: 'percent', value_cents: 1_000, minimum_cents: 0, max_uses: null },
  { code: 'HARBOUR5', kind: 'fixed', value_cents: 500, minimum_cents: 4_000, max_uses: null },
  { code: 'SORRY15', kind: 'percent', value_cents: 1_500, minimum_cents: 0, max_uses: 1 },
] as const;

/** The tag of the best customers. */
export const demoBestCustomers = 'regular';
