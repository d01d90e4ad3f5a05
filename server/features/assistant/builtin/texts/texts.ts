import type { HandoffReason } from '@parley/contract/conversations';
import type { Intent, Language } from '../intents.ts';
import type { Sensitive } from '../hearing/sensitive.ts';

/** The state of an order, with the words already chosen by the caller where a number or a date stands. */
export type OrderFacts = { number: string; status: string; placed: string; tracking: string[]; items: string };

/**
 * What the assistant says, per language. Facts come in as arguments and from tools only; a text may not promise what no tool did.
 * Plain, short, friendly; never a claim to be human.
 */
export type Texts = {
  greeting(shop: string): string;
  thanks: string;
  goodbye: string;
  /** When asked whether it is a machine. */
  automated(shop: string): string;
  /** In front of the first answer after a person, or after a long pause. */
  automatedAgain(shop: string): string;
  abilities(shop: string): string;
  outOfScope(shop: string): string;
  offerPerson: string;
  offerPersonHere: string;
  refusedWish: string;
  neverMind: string;

  /** Asking back: which of two, or in other words. */
  whichWish(wishes: string[]): string;
  otherWords: string;
  noSource: string;
  alsoSaw(wishes: string[]): string;
  wish: Record<Intent, string>;

  /** In front of sentences from the shop's own pages, when they are in another language. */
  quoted(language: string): string;
  partly: string;
  languageName: Record<Language, string>;

  askEmail: string;
  askOrderNumber: string;
  askOrderAndEmail: string;
  askEmailOfOrder(number: string): string;
  askNameAndPostcode: string;
  askPostcode: string;
  askName: string;
  codeSent(email: string, minutes: number): string;
  codeWrong: string;
  codeSpent: string;
  codeAwaited: string;
  verified(name: string): string;
  noMatch: string;

  order(order: OrderFacts): string;
  status: Record<string, string>;
  statusMeaning: Record<string, string>;
  payment: Record<string, string>;
  tracking(numbers: string[]): string;
  orders(count: number): string;
  noOrders: string;
  orderNotFound(number: string): string;
  tellOrder: string;
  whichOrder: string;
  refunded(number: string, amount: string, date: string): string;
  refundNone(number: string): string;
  refundClosed(number: string): string;
  someoneElses: string;

  whichProduct: string;
  weHave: string;
  noProduct: string;
  price(name: string, from: string, to: string): string;
  inStock(name: string, which: string, price: string): string;
  soldOut(name: string, which: string): string;
  stillThere(which: string[]): string;
  countInStock(name: string, available: number, all: number): string;
  recommended(count: number): string;
  nothingFits: string;
  askNeed: string;
  unknownProperty(name: string): string;

  handover: Record<HandoffReason, string>;
  handoverWish(wish: string): string;
  sensitive: Record<Sensitive, string>;
  someoneReads: string;
};
