import type { HandoffReason } from '@parley/contract/conversations';
import type { ActionTexts } from './action-texts.ts';
import type { OrderTexts } from './order-texts.ts';
import type { ProblemTexts } from './problem-texts.ts';
import type { Intent, Language } from '../intents.ts';
import type { ShoppingTexts } from './shopping-texts.ts';
import type { Sensitive } from '../nlu/sensitive.ts';

/** The state of an order: `status` is one of `status` below, `placed` a date in words, `items` a list such as "2 × Ferry mug, Harbour lamp". */
export type OrderFacts = { number: string; status: string; placed: string; tracking: string[]; items: string };

/**
 * What the AI says to customers, written natively in each language: German Sie, French vous, Spanish tú, European Portuguese.
 * Facts come in as arguments and from tools only; a text may not promise what no tool did, and never claims to be human.
 * Amounts, dates and lists arrive formatted; `name` is a product's name, `number` an order number.
 */
export type Texts = {
  /** The first words, when the shop wrote no welcome of its own. */
  greeting(shop: string): string;
  /** To a second "hello" in the same conversation. */
  here: string;
  thanks: string;
  goodbye: string;
  /** To "Are you a bot?" and "Am I talking to a person?" alike, so neither yes nor no comes first. */
  automated(shop: string): string;
  /** Stands before the first answer after a teammate wrote, or after a day of silence. */
  automatedAgain(shop: string): string;
  /** To "What can you do?" */
  abilities(shop: string): string;
  outOfScope(shop: string): string;
  /** For the second question that has nothing to do with the shop. A yes hands off. */
  offerPerson: string;
  /** Follows an answer that may not be enough. A yes hands off. */
  offerPersonHere: string;
  personAnyTime: string;
  /** To a picture or file without a word. */
  fileOnly: string;
  /** To "I don't want to …", when nothing else is asked for. */
  refusedIntent: string;
  /** To "never mind". */
  neverMind: string;

  /** Asks which of two requests the customer means. `detectedIntents` are names from `intentName`. */
  whichIntent(detectedIntents: string[]): string;
  /** The message wasn't understood. Offers an order first and a product second; `choose` in engine.ts reads the answer. */
  otherWords: string;
  /** Nothing in the shop's articles answers; asked once, then handed off. */
  noSource: string;
  /** Ends an answer when the same message asked for more. A yes continues with the first of `detectedIntents`. */
  alsoSaw(detectedIntents: string[]): string;
  /** Precedes a question that is still open, and says that another request comes right after it. Asks nothing itself. */
  afterThis(detected: string): string;
  /** A customer's request as a noun phrase that fits into `whichIntent`, `alsoSaw`, `afterThis` and `handoffIntent`, and stands alone in a summary for the team. */
  intentName: Record<Intent, string>;

  /** Introduces a quote from an article in another language than the customer's. */
  quoted(language: string): string;
  /** Follows a quoted passage that answers only in part. */
  partly: string;
  languageName: Record<Language, string>;

  askEmail: string;
  askOrderNumber: string;
  askOrderAndEmail: string;
  askEmailOfOrder(number: string): string;
  askNameAndPostcode: string;
  askPostcode: string;
  askName: string;
  /** Says the same whether or not the address belongs to a customer. */
  codeSent(email: string, minutes: number): string;
  codeWrong: string;
  /** The code has expired or was guessed at too often. */
  cannotVerify: string;
  codeSpent: string;
  /** The customer wrote something else instead of the code. */
  codeAwaited: string;
  /** Right after verification, before the answer. `name` is the first name, '' if unknown. */
  verified(name: string): string;
  /** Never says which of the two is wrong. */
  noMatchOrder: string;
  noMatchPostcode: string;
  /** Instead of asking the same question a second time. */
  /** Who asks has not the email of the order: what is possible instead; a yes hands off. */
  withoutProof: string;
  whyAsked: string;

  order(order: OrderFacts): string;
  /** Ends the sentence `order`. */
  status: Record<string, string>;
  /** Follows `order`, about the same order. */
  statusMeaning: Record<string, string>;
  /** Follows `order`, about the same order. */
  payment: Record<string, string>;
  tracking(numbers: string[]): string;
  /** Ends the answer: a full stop would become part of the last link. */
  trackingLinks(links: string[]): string;
  /** Stands before the state of an order that is late or missing; `lateParcel` follows the state. */
  lateSorry: string;
  lateParcel: string;
  noDate: string;
  orderTotal(amount: string): string;
  /** Heads a list of orders. */
  orders(count: number): string;
  noOrders: string;
  orderNotFound(number: string): string;
  /** Follows a general rule, in case the question is about one of their orders. */
  askAboutOrder: string;
  whichOrder: string;
  refunded(number: string, amount: string, date: string): string;
  refundAwaited(number: string): string;
  refundNone(number: string): string;
  refundClosed(number: string): string;
  someoneElses: string;

  /** Stands before or behind a list of products. */
  whichProduct: string;
  /** To "Do you have …?", before a list of one product or several. */
  weHave: string;
  noProduct: string;
  /** `from` and `to` are the same where all versions cost the same. */
  price(name: string, from: string, to: string): string;
  /** `which` is the version asked for ("Black, L"), '' when none was named; `price` is of the cheapest there. */
  inStock(name: string, which: string, price: string): string;
  soldOut(name: string, which: string): string;
  /** The same as an entry of a list. */
  soldOutEntry(name: string, which: string): string;
  /** Follows `inStock` or `soldOut`: the versions in stock. */
  stillThere(which: string[]): string;
  /** `which` is the customer's own word for a color; `others` are the versions in stock. */
  notMadeIn(name: string, which: string, others: string[]): string;
  noneIn(which: string): string;
  noneCheaper(name: string, price: string): string;
  /** A discount code does not work; `offerPersonHere` follows. */
  codeFails: string;
  /** The customer wants more units than a checkout link allows; `someoneReads` follows. */
  tooMany: string;
  countInStock(name: string, available: number, all: number): string;
  /** Heads a list of recommended products. */
  recommended(count: number): string;
  /** Heads a list of products for a customer who has no idea yet. */
  perhaps: string;
  nothingFits: string;
  askNeed: string;
  /** The description does not say it; `someoneReads` follows. */
  unknownProperty(name: string): string;

  /** `what` is "2 × Ferry mug (Black)", `each` the price of one, `total` of all. A yes makes the link. */
  offerPurchase(what: string, each: string, total: string): string;
  whichVariant(name: string, variants: string[]): string;
  onlyLeft(name: string, count: number): string;
  /** Stands above the card with the link. */
  purchaseLink: string;

  /** The whole message when a conversation is handed off for this reason. */
  handoff: Record<HandoffReason, string>;
  /** A handoff because the AI can't do what the customer wants. `detected` is a name from `intentName`. */
  handoffIntent(detected: string): string;
  sensitive: Record<Sensitive, string>;
  /** What happens next after a handoff; follows other sentences, or stands alone. A shop's own words take its place. */
  someoneReads: string;
  action: ActionTexts;
  problem: ProblemTexts;
  ofOrder: OrderTexts;
  shopping: ShoppingTexts;
};
