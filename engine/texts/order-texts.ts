/** What the AI says about an order beyond its state, and about what it did last. */
export type OrderTexts = {
  /** `where` is an address in one line. */
  address(number: string, where: string): string;
  paid(number: string): string;
  /** All of the orders asked about. */
  allPaid: string;
  unpaid(number: string): string;
  /** Which order holds what was asked for; `items` is a list. */
  holds(number: string, items: string): string;
  noTracking(number: string): string;
  /** `days` is "3–5" or "2". Never a date: nobody knows it. */
  takes(days: string): string;
  /** To "did you change anything?" after nothing was done. */
  unchanged: string;
  /** To "is it done?" after something was done; the state follows. */
  yesDone: string;
  /** The last action has nothing to do with that order. */
  untouched(number: string): string;
  /** No to "must I …?", before the shop's own words. */
  no: string;
  /** Orders of somebody else. */
  onlyYours: string;
};
