/** What the visitor wants to buy; the price of one is for show, the shop’s counts. */
export type BasketLine = {
  variant_id: string;
  name: string;
  price: string;
  currency: string;
  quantity: number;
  /** How much of it each checkout link holds that was made of the basket, by its id. */
  links?: Record<string, number>;
};

/** With what the link `id` holds noted, so that it can leave the basket once it is ordered. */
export const noteLink = (basket: readonly BasketLine[], held: readonly BasketLine[], id: string): BasketLine[] =>
  basket.map((line) => {
    const quantity = held.find(({ variant_id }) => variant_id === line.variant_id)?.quantity;
    return quantity ? { ...line, links: { ...line.links, [id]: quantity } } : line;
  });

/** Without what was ordered; what the visitor added since stays. The same basket if nothing of it was. */
export function withoutOrdered(basket: readonly BasketLine[], ordered: readonly string[]): readonly BasketLine[] {
  const isOrdered = (id: string) => ordered.includes(id);
  if (!basket.some(({ links = {} }) => Object.keys(links).some(isOrdered))) return basket;
  return basket.flatMap(({ links = {}, quantity, ...line }) => {
    const held = Object.entries(links);
    const left = held.reduce((sum, [id, part]) => sum - (isOrdered(id) ? part : 0), quantity);
    return left > 0 ? [{ ...line, quantity: left, links: Object.fromEntries(held.filter(([id]) => !isOrdered(id))) }] : [];
  });
}

/** Sets how many there are of a line; none takes it out. */
export const withQuantity = (basket: readonly BasketLine[], id: string, quantity: number): BasketLine[] =>
  basket.flatMap((line) => (line.variant_id !== id ? [line] : quantity > 0 ? [{ ...line, quantity: Math.min(99, quantity) }] : []));
