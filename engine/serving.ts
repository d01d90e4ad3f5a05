import type { Outcome } from './port.ts';
import { orderNumbersIn, priceLimitIn } from './entities.ts';
import { courtesy, notUnderstood, strayed } from './flows/courtesies.ts';
import { answerAboutDiscounts } from './flows/discounts.ts';
import { asksInGeneral, asksOfOrder, explain, serveUnderRules } from './flows/general.ts';
import { answerFound, answerFromKnowledge, findKnowledge, questionOf, sourceOf, tell } from './flows/knowledge.ts';
import { orderWishes } from './flows/order-wishes.ts';
import { asksState, ofNumbered } from './flows/numbered.ts';
import { reasonOfReturn } from './flows/deeds/returning.ts';
import { asksTotal, saysMissing } from './flows/order-state.ts';
import { changesSomething, serveOrder } from './flows/orders.ts';
import { readShown } from './flows/offered.ts';
import { answerAboutProduct, asksPrice, meantProduct, namedWhole, whichOne } from './flows/products.ts';
import { offerPurchase } from './flows/purchase.ts';
import { recommend } from './flows/recommendation.ts';
import { withOffer } from './flows/selling.ts';
import { amongSeveral, answerAboutStock } from './flows/stock.ts';
import { heardAs } from './hearing/pattern.ts';
import { askForVariant, asShelf, versionNamed } from './flows/versions.ts';
import type { Intent } from './intents.ts';
import { asksToHave } from './leading.ts';
import { compose, inOneLine } from './speech.ts';
import { askBack, handTo, type Talk } from './talk.ts';
import type { Wish } from './understand.ts';
import { plain } from './words.ts';

const ofDelivery = /ship|deliver|postage|versand|liefer|envio|enviar|livr|entrega|porte|return|refund|devol|retour|ruck/;

/** Serves a wish as sure as it was heard: a name said whole, an order spoken of and the shop's pages may say more than the words sound like. */
export async function fulfil(talk: Talk, wish: Wish): Promise<Outcome> {
  const { heard, briefing } = talk;
  const sure = wish.likelihood * (heard.known < 0.5 ? 0.6 : 1);
  const again = sure < 0.8 || wish.intent === 'out_of_scope' ? await askForVariant(talk) : undefined;
  if (again) return again;
  if (wish.intent === 'out_of_scope' && sure >= 0.6) {
    // A name may sound like anything; said whole it is of this shop.
    const named = sure < 0.95 ? await namedWhole(talk) : undefined;
    if (named) return answerAboutProduct({ ...talk, pointed: named }, { ...wish, intent: 'product_question', likelihood: 0.7 });
    // A page may answer what sounds like no shop's business ("is there parking near you?").
    const found = sure < 0.95 ? await findKnowledge(talk, null, heard.text) : undefined;
    return found ? answerFound(talk, wish, found) : strayed(talk);
  }
  // Its price, whatever else the words of its name sound like.
  const asksItsPrice = asksPrice.test(plain(heard.text)) && !ofDelivery.test(plain(heard.text));
  const priced = asksItsPrice && talk.memory.awaiting === null ? await namedWhole(talk) : undefined;
  if (priced)
    return aboutProduct({ ...talk, pointed: priced }, { ...wish, intent: 'product_question', likelihood: 0.85, text: heard.text });
  const isLate = saysMissing(heard.text) && !(orderWishes.has(wish.intent) && sure >= 0.6);
  const isSpoken = talk.verified && talk.memory.about === 'order' && talk.told.order_number !== undefined;
  if (isSpoken && isLate && !changesSomething(wish) && wish.intent !== 'complaint') return serveOrder(talk, asksState(heard.text));
  if (isSpoken && sure < 0.6 && asksTotal.test(heardAs(heard.text))) return serveOrder(talk, asksState(heard.text));
  const about = ofNumbered(talk, wish);
  if (about) return serveOrder(talk, about);
  if (sure >= Math.max(0.4, briefing.shop.confidenceThreshold) && wish.intent !== 'out_of_scope') return serve(talk, wish);
  const found = await lookAnyway(talk, wish);
  if (found) return found;
  return asksToHave(heard.text) && wish.intent !== 'out_of_scope'
    ? answerAboutStock(talk, { ...wish, intent: 'stock_question' })
    : notUnderstood(talk);
}

/** Not sure what is wanted; but a product that is named, or a page that covers the question, is an answer all the same. */
async function lookAnyway(talk: Talk, wish: Wish): Promise<Outcome | undefined> {
  const { heard } = talk;
  if (heard.consent || heard.text.trim().length < 4) return undefined;
  const version = heard.text.trim().split(/\s+/).length <= 5 ? await versionNamed(talk) : undefined;
  if (version) return version;
  if (wish.intent === 'recommendation' && wish.likelihood >= 0.25 && priceLimitIn(heard.text) !== undefined) return recommend(talk, wish);
  const found = await findKnowledge(talk, null, heard.text);
  if (found) return answerFound(talk, { ...wish, likelihood: 0.6 }, found);
  const choice = await meantProduct(talk, heard.text);
  if (wish.intent === 'out_of_scope' || 'none' in choice) return undefined;
  // "Jacket": the name of a shelf and nothing else.
  if ('several' in choice)
    return heard.text.trim().split(/\s+/).length <= 3
      ? amongSeveral(talk, { ...wish, intent: 'stock_question', likelihood: 0.6 }, choice.several, heard.text)
      : undefined;
  return answerAboutProduct(talk, { ...wish, intent: 'product_question', likelihood: 0.6 });
}

/** Wishes a person has to carry out when the shop's pages do not. */
const handed: ReadonlySet<Intent> = new Set([
  'edit_account',
  'switch_account',
  'set_shipping_address',
  'payment_issue',
  'registration_problems',
  'recover_password',
  'newsletter_subscription',
  'review',
  'get_invoice',
  'check_invoice',
]);

/** Serves a wish that is taken for granted. */
export async function serve(talk: Talk, wish: Wish): Promise<Outcome> {
  const { intent } = wish;
  const polite = courtesy(talk, intent);
  if (polite) return polite;
  if (intent === 'product_question') return aboutProduct(talk, wish);
  if (intent === 'stock_question') return answerAboutStock(talk, wish);
  if (intent === 'recommendation') return recommend(talk, wish);
  if (intent === 'complaint') return complain(talk, wish);
  if (intent === 'delete_account') return closeAccount(talk, wish);
  if (intent === 'contact_customer_service') return sayContact(talk, wish);
  if (intent === 'delivery_period' && asksOfOrder(talk)) return serveOrder(talk, { ...wish, intent: 'track_order' });
  const isOfOne = orderNumbersIn(talk.heard.text).length > 0;
  if (orderWishes.has(intent) || (changesSomething(wish) && (!wish.question || isOfOne)))
    return asksInGeneral(talk, wish) ? explain(talk, wish) : serveUnderRules(talk, wish);
  // "How do I order?" is about the shop's way; "I'll take two" is an order.
  const offered = intent === 'place_order' && !wish.question ? await offerPurchase(talk, wish) : undefined;
  if (offered) return offered;
  if (intent === 'place_order' && !wish.question && talk.memory.about === 'product' && talk.memory.shown.length > 0)
    return whichOfThem(talk, wish);
  if (intent === 'discount_question') return answerAboutDiscounts(talk, wish);
  const found = handed.has(intent) ? await findKnowledge(talk, wish, questionOf(talk, wish)) : undefined;
  if (found) return answerFound(talk, wish, found);
  if (changesSomething(wish)) return serveOrder(talk, wish);
  if (handed.has(intent)) return handTo(talk, 'unsupported_request', wish, { text: talk.say.handoverWish(talk.say.wish[intent]) });
  return answerFromKnowledge(talk, wish);
}

/** What is said of one product, and where the shop wants it, how to get it. */
export async function aboutProduct(talk: Talk, wish: Wish): Promise<Outcome> {
  const shelf = talk.pointed ? undefined : await asShelf(talk, wish);
  if (shelf) return shelf;
  const outcome = await answerAboutProduct(talk, wish);
  const [source] = outcome.sources;
  if (talk.briefing.agent.sales !== 'strategic' || outcome.decision !== 'answer' || source?.kind !== 'product') return outcome;
  const { product } = await talk.tools.call('get_product', { product_id: source.id });
  return product ? withOffer(talk, product, outcome) : outcome;
}

/** "I'd like to buy it", after several were recommended. */
const whichOfThem = async (talk: Talk, wish: Wish) => whichOne(talk, wish, await readShown(talk));

/** A person sees to it; what the shop does in such a case ("send us a picture") can be begun before they come. */
async function complain(talk: Talk, wish: Wish): Promise<Outcome> {
  const isKnown = !talk.heard.angry && ['damaged', 'wrong_item'].includes(reasonOfReturn(talk.heard.text));
  const found = isKnown ? await findKnowledge(talk, wish, questionOf(talk, wish)) : undefined;
  const { say } = talk;
  return handTo(
    talk,
    'negative_sentiment',
    wish,
    found?.whole ? { text: compose(say.handover.negative_sentiment, tell(talk, found)), sources: [sourceOf(found)] } : {},
  );
}

async function closeAccount(talk: Talk, wish: Wish): Promise<Outcome> {
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  return handTo(talk, 'unsupported_request', wish, { text: inOneLine(found?.text, talk.say.handoverWish(talk.say.wish.delete_account)) });
}

async function sayContact(talk: Talk, wish: Wish): Promise<Outcome> {
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  if (found) return answerFound(talk, wish, found);
  return askBack(talk, {
    text: talk.say.offerPersonHere,
    confidence: wish.likelihood,
    intent: wish.intent,
    remember: { awaiting: 'person' },
  });
}
