/** The three axes of an order. Moves between them come with the order machine; imports set states. */
export const orderStatuses = ['draft', 'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'returned', 'cancelled'] as const;
export const paymentStatuses = ['awaiting', 'authorized', 'partially_paid', 'paid', 'partially_refunded', 'refunded', 'voided'] as const;
export const fulfillmentStatuses = ['unfulfilled', 'partially_fulfilled', 'fulfilled', 'on_hold'] as const;
