import type { HandoffReason } from '@parley/contract/conversations';
import type { DeedTexts } from './deed-texts.ts';
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
  /** To who greets again, or says who they are, in the middle of it. */
  here: string;
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
  personAnyTime: string;
  /** To a picture without a word. */
  fileOnly: string;
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
  /** Which of the two is wrong is told to nobody. */
  noMatchOrder: string;
  noMatchPostcode: string;
  /** Instead of the same question a second time. */
  whyAsked: string;

  order(order: OrderFacts): string;
  status: Record<string, string>;
  statusMeaning: Record<string, string>;
  payment: Record<string, string>;
  tracking(numbers: string[]): string;
  lateParcel: string;
  noDate: string;
  orderTotal(amount: string): string;
  orders(count: number): string;
  noOrders: string;
  orderNotFound(number: string): string;
  tellOrder: string;
  whichOrder: string;
  refunded(number: string, amount: string, date: string): string;
  refundAwaited(number: string): string;
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
  /** In the customer's own word for it. */
  notMadeIn(name: string, which: string, versions: string[]): string;
  noneIn(which: string): string;
  noneCheaper(name: string, price: string): string;
  codeFails: string;
  tooMany: string;
  countInStock(name: string, available: number, all: number): string;
  recommended(count: number): string;
  /** To who has no idea. */
  perhaps: string;
  nothingFits: string;
  askNeed: string;
  unknownProperty(name: string): string;

  /** The pieces, the price of one and of all; asks for a yes. */
  offerPurchase(what: string, each: string, total: string): string;
  whichVariant(name: string, variants: string[]): string;
  onlyLeft(name: string, count: number): string;
  purchaseLink: string;

  handover: Record<HandoffReason, string>;
  handoverWish(wish: string): string;
  sensitive: Record<Sensitive, string>;
  someoneReads: string;
  deed: DeedTexts;
};
