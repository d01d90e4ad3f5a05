import type { ActionKind } from '../memory.ts';

export const addressParts = ['line1', 'postcode', 'city', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

/** Reasons to cancel that shops have by default, in their words; others are said as the shop wrote them. */
export const knownReasons = ['no longer needed', 'ordered by mistake'] as const;

/**
 * What is said while something is changed for a customer. Amounts, names, numbers and addresses come in as arguments, and stand in the text
 * as they are: the yes is to them.
 */
export type ActionTexts = {
  reasons: Record<(typeof knownReasons)[number], string>;
  /** Why they cancel; `reasons` are those above, or the shop's own words. */
  askReason(number: string, reasons: string[]): string;
  reasonRefused(reasons: string[]): string;
  /** A line of its own in a summary; `said` is one of the reasons. */
  reason(said: string): string;

  askAddress: string;
  askPart: Record<AddressPart, string>;
  /** A list of the order's items follows. */
  whichUnits: Record<'items' | 'return' | 'exchange', string>;
  /** `variants` are in stock: "Grey", "Black, L". */
  whichVariant(name: string, variants: string[]): string;
  /** The only other one in stock; a yes takes it. */
  onlyVariant(name: string, variant: string): string;
  variantGone(name: string, which: string, others: string[]): string;
  noOtherVariant(name: string): string;
  /** `label` is a payment method such as "Visa •• 4242"; a yes takes it. */
  onlyMethod(label: string): string;
  whichMethod(labels: string[]): string;

  /** Heads the details of a change that is not made yet; `confirm` ends them. */
  show: Record<ActionKind, (number: string) => string>;
  paidWith(label: string): string;
  /** Money lines stand both before a change is made and after. `method` is a label, or `unknownMethod`. */
  refundNow(amount: string, method: string): string;
  refundLater(amount: string, method: string): string;
  chargeNow(amount: string, method: string): string;
  chargeLater(amount: string, method: string): string;
  noMoney: string;
  sameAmount: string;
  unknownMethod: string;
  /** Only once per order, so that everything is said now. */
  onlyOnce: Record<'items' | 'return' | 'exchange', string>;
  /** The AI may only prepare this; a teammate approves it. */
  colleagueConfirms: string;
  /** Ends the details of a change. */
  confirm: string;
  /** Stands before the same details or question again, after an answer that was neither yes nor no. */
  plainYes: string;
  /** To "wait" or "hm", before the same details again. */
  noHurry: string;
  /** Stands before the new details. */
  changedMeanwhile: string;

  /** Heads what was done. */
  done: Record<ActionKind, (number: string) => string>;
  anythingElse: string;
  nothingDone: string;
  /** To a second yes after it was done. */
  nothingTwice: string;
  approval: string;
  /** Stands before a question that was waiting, after another was answered. */
  backTo: string;

  /** Why not, and what is possible instead. */
  shipped(number: string): string;
  shippedAddress(number: string): string;
  delivered(number: string): string;
  notDelivered(number: string): string;
  beingPrepared(number: string): string;
  over: Record<'cancelled' | 'returned', (number: string) => string>;
  changedBefore(number: string): string;
  returnedBefore(number: string): string;
  notAllowed: string;
  outOfStock: string;
  methodRefused: string;
  balanceLow: string;
  addOrRemove: string;
  /** Follows one of the sentences above, about the same order; a yes takes it up. */
  offer: Record<'cancel' | 'items' | 'return' | 'exchange', string>;
  /** Stand before the question or the details of a cancellation or a return. */
  refundByCancel(number: string): string;
  refundByReturn(number: string): string;
  refundLaterByReturn(number: string): string;
  noPublicDiscount: string;
  goesWith(name: string, price: string): string;
  wantOne: string;
};
