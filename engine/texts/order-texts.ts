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
  /** The shop doesn't deliver to the country of a new address. */
  notDelivered(country: string): string;
  /** The days for a return are over. */
  tooLate(number: string, days: number, date: string): string;
  /** Before a sentence that was quoted already. */
  onlyThis: string;
  /** Ends the answer to another question; the pending question stands further up. */
  goOn: string;
  /** Orders of somebody else. */
  onlyYours: string;
};
