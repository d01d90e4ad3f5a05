import type { ActionKind } from '../memory.ts';

export const addressParts = ['line1', 'postcode', 'city', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

/** The default cancellation reasons of shops, as stored; other reasons appear as the shop wrote them. */
export const knownReasons = ['no longer needed', 'ordered by mistake'] as const;

/**
 * What the AI says while it changes something for a customer. Amounts, names, numbers and addresses are arguments and appear in the text
 * unchanged, because the customer's yes refers to them.
 */
export type ActionTexts = {
  reasons: Record<(typeof knownReasons)[number], string>;
  /** Asks why the customer cancels. `reasons` are those above or the shop's own. */
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

  /** Heads the details of a proposed change; `confirm` ends them. */
  show: Record<ActionKind, (number: string) => string>;
  paidWith(label: string): string;
  /** Lines about money, shown before and after a change. `method` is a label, or `unknownMethod`. */
  refundNow(amount: string, method: string): string;
  refundLater(amount: string, method: string): string;
  chargeNow(amount: string, method: string): string;
  chargeLater(amount: string, method: string): string;
  noMoney: string;
  sameAmount: string;
  unknownMethod: string;
  /** Warns that this works only once per order, so that the customer names everything now. */
  onlyOnce: Record<'items' | 'return' | 'exchange', string>;
  /** The AI can only prepare the change; a teammate approves it. */
  colleagueConfirms: string;
  /** Ends the details of a change. */
  confirm: string;
  /** Ends details that were corrected just now. */
  confirmAgain: string;
  /** Asks again after another answer; what is confirmed stands next to it, in one line. */
  confirmStill: Record<ActionKind, (number: string) => string>;
  /** Stands before the same details or question again, after an answer that was neither yes nor no. */
  plainYes: string;
  /** To "wait" or "hm", before the same details again. */
  noHurry: string;
  /** Stands before the new details. */
  changedMeanwhile: string;

  /** Heads the details of a change that was made. */
  done: Record<ActionKind, (number: string) => string>;
  anythingElse: string;
  nothingDone: string;
  /** Answers a second yes after the change was made. */
  nothingTwice: string;
  approval: string;
  /** Stands before a question that was waiting, after another was answered. */
  backTo: string;

  /** Why a change isn't possible, and what is possible instead. */
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
  /** Follows one of the sentences above, about the same order. A yes accepts it. */
  offer: Record<'cancel' | 'items' | 'return' | 'exchange', string>;
  /** Stand before the question or the details of a cancellation or a return. */
  refundByCancel(number: string): string;
  refundByReturn(number: string): string;
  refundLaterByReturn(number: string): string;
  noPublicDiscount: string;
  goesWith(name: string, price: string): string;
  wantOne: string;
};
