import type { DeedKind } from '../memory.ts';

export const addressParts = ['line1', 'postcode', 'city', 'country'] as const;
export type AddressPart = (typeof addressParts)[number];

/** Reasons to cancel that shops have by default, in their words; others are said as the shop wrote them. */
export const knownReasons = ['no longer needed', 'ordered by mistake'] as const;

/**
 * What is said while something is changed for a customer. Amounts, names, numbers and addresses come in as arguments, and stand in the text
 * as they are: the yes is to them.
 */
export type DeedTexts = {
  reasons: Record<(typeof knownReasons)[number], string>;
  askReason(number: string, reasons: string[]): string;
  reasonRefused(reasons: string[]): string;

  askAddress: string;
  askPart: Record<AddressPart, string>;
  whichPieces: Record<'items' | 'return' | 'exchange', string>;
  whichVariant(name: string, variants: string[]): string;
  /** The one that is left, to say yes to. */
  onlyVariant(name: string, variant: string): string;
  variantGone(name: string, which: string, others: string[]): string;
  noOtherVariant(name: string): string;
  onlyMethod(label: string): string;
  whichMethod(labels: string[]): string;

  /** What would be done, in front of the details. */
  show: Record<DeedKind, (number: string) => string>;
  paidWith(label: string): string;
  refundNow(amount: string, method: string): string;
  refundLater(amount: string, method: string): string;
  chargeNow(amount: string, method: string): string;
  chargeLater(amount: string, method: string): string;
  noMoney: string;
  sameAmount: string;
  unknownMethod: string;
  /** Only once per order, so that everything is said now. */
  onlyOnce: Record<'items' | 'return' | 'exchange', string>;
  colleagueConfirms: string;
  confirm: string;
  plainYes: string;
  noHurry: string;
  changedMeanwhile: string;

  done: Record<DeedKind, (number: string) => string>;
  anythingElse: string;
  nothingDone: string;
  nothingTwice: string;
  approval: string;
  /** In front of a question that was waiting, after another was answered. */
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
  offer: Record<'cancel' | 'items' | 'return' | 'exchange', string>;
  refundByCancel(number: string): string;
  refundByReturn(number: string): string;
  refundLaterByReturn(number: string): string;
  noPublicDiscount: string;
  goesWith(name: string, price: string): string;
  wantOne: string;
};
