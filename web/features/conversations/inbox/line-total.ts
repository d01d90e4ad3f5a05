/** What a line of a cart comes to, in the contract's money format. */
export const lineTotal = (price: string, quantity: number): string => (Number(price) * quantity).toFixed(2);
