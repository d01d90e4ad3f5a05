// A question about a product, its answer, and the text of the description it rests on.

export type Question = { product: string; ask: string; answer: string; fact: string };

/** The questions about one product. */
export const about = (product: string, list: [ask: string, answer: string, fact: string][]): Question[] =>
  list.map(([ask, answer, fact]) => ({ product, ask, answer, fact }));
