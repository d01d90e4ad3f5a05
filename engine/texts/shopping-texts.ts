/** How one product compares with another. */
export const relationNames = ['cheaper', 'dearer', 'lighter', 'heavier', 'brighter', 'bigger', 'smaller', 'longer', 'warmer'] as const;
export type Relation = (typeof relationNames)[number];

/** What the AI says about finding, comparing and buying products; `fact` is a sentence of the shop's description. */
export type ShoppingTexts = {
  /** The answer to a yes/no question, with the fact that proves it. */
  yes(fact: string): string;
  no(fact: string): string;
  /** `what` is the customer's own phrase for the kind of thing, '' if there is none. */
  notCarried(what: string): string;
  /** Heads a list of products that don't fit in everything. */
  closest: string;
  overLimit(name: string, price: string, over: string): string;
  sizeFor(name: string, size: string): string;
  askMeasure(name: string): string;
  noSize(name: string, sizes: string[]): string;
  /** `own`, `other` and `difference` are figures with their units. */
  compared(relation: Relation, name: string, own: string, other: string, difference: string): string;
  /** Among more than two. */
  lead(relation: Relation, name: string, own: string): string;
  equal(value: string): string;
  /** How many are in stock. */
  left(name: string, which: string, count: number): string;
  comesIn(name: string, values: string[]): string;
  /** Heads a list after "something else?". */
  others: string;
  noOthers: string;
  /** A need was described, but nothing in the catalog explains it. */
  whichKind: string;
  /** Stands above the card of a link that was sent before and sells something else now. */
  changedLink: string;
  together(total: string): string;
  /** What lines come to with their delivery, or that it is free for them. */
  delivered(total: string): string;
  freeDelivery: string;
  /** Stands below the answer to a question in the middle of a purchase. */
  stillOpen(what: string, total: string): string;
  weighs(name: string, value: string): string;
  holds(name: string, value: string): string;
  /** Without an axis all measurements: "46 × 29 × 15 cm". */
  measures(name: string, size: string, axis: 'high' | 'wide' | 'long' | 'thick' | undefined): string;
  /** The description speaks of the subject, but not of exactly what was asked. */
  onlySays(fact: string): string;
  quotation(fact: string): string;
  /** Introduces sentences of the description in another language than the customer's. */
  inLanguage(language: string, quotation: string): string;
  /** Stands below answers to the other questions of the message. */
  restUnknown: string;
  /** After a question before that the description didn't answer. */
  unknownToo: string;
  /** Of several products compared. */
  pick(name: string): string;
};
