import type { Outcome } from './port.ts';
import { orderNumbersIn, priceLimitIn } from './entities.ts';
import { courtesy, notUnderstood, answerOutOfScope } from './flows/courtesies.ts';
import { answerAboutDiscounts } from './flows/discounts.ts';
import { asksInGeneral, asksOfOrder, explain, serveWithPolicy } from './flows/general.ts';
import { answerFound, answerFromKnowledge, findKnowledge, questionOf, sourceOf, describe } from './flows/knowledge.ts';
import { orderIntents } from './flows/order-intents.ts';
import { asksState, ofNumbered } from './flows/numbered.ts';
import { reasonOfReturn } from './flows/actions/returning.ts';
import { asksTotal, saysMissing } from './flows/order-state.ts';
import { changesSomething, serveOrder } from './flows/orders.ts';
import { loadShown } from './flows/references.ts';
import { answerAboutProduct, asksPrice, findProduct, findByFullName, askWhichProduct } from './flows/products.ts';
import { offerPurchase } from './flows/purchase.ts';
import { recommend } from './flows/recommendation.ts';
import { withOffer } from './flows/selling.ts';
import { chooseAmong, answerAboutStock } from './flows/stock.ts';
import { normalizeText } from './nlu/pattern.ts';
import { askForVariant, asCategory, namedVariant } from './flows/versions.ts';
import type { Intent } from './intents.ts';
import { asksAvailability } from './dialogue-policy.ts';
import { compose, inOneLine } from './speech.ts';
import { askBack, handOff, type DialogueContext } from './dialogue.ts';
import type { DetectedIntent } from './classify.ts';
import { plain } from './words.ts';

const aboutDelivery = /ship|deliver|postage|versand|liefer|envio|enviar|livr|entrega|porte|return|refund|devol|retour|ruck/;

/** Fulfills an intent according to its likelihood; a full product name, a discussed order and the shop's pages can raise it. */
export async function fulfill(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { nlu, briefing } = dialogue;
  const confidence = detected.likelihood * (nlu.known < 0.5 ? 0.6 : 1);
  const variantOutcome = confidence < 0.8 || detected.intent === 'out_of_scope' ? await askForVariant(dialogue) : undefined;
  if (variantOutcome) return variantOutcome;
  if (detected.intent === 'out_of_scope' && confidence >= 0.6) {
    // A product name can resemble anything; a full match means it is about this shop.
    const named = confidence < 0.95 ? await findByFullName(dialogue) : undefined;
    if (named) return answerAboutProduct({ ...dialogue, pointed: named }, { ...detected, intent: 'product_question', likelihood: 0.7 });
    // A page may answer what sounds out of scope ("is there parking near you?").
    const found = confidence < 0.95 ? await findKnowledge(dialogue, null, nlu.text) : undefined;
    return found ? answerFound(dialogue, detected, found) : answerOutOfScope(dialogue);
  }
  // A price question, whatever intent the words of the name suggest.
  const asksItsPrice = asksPrice.test(plain(nlu.text)) && !aboutDelivery.test(plain(nlu.text));
  const priced = asksItsPrice && dialogue.memory.awaiting === null ? await findByFullName(dialogue) : undefined;
  if (priced)
    return aboutProduct({ ...dialogue, pointed: priced }, { ...detected, intent: 'product_question', likelihood: 0.85, text: nlu.text });
  const isLate = saysMissing(nlu.text) && !(orderIntents.has(detected.intent) && confidence >= 0.6);
  const isOrderDiscussed = dialogue.verified && dialogue.memory.about === 'order' && dialogue.slots.order_number !== undefined;
  if (isOrderDiscussed && isLate && !changesSomething(detected) && detected.intent !== 'complaint')
    return serveOrder(dialogue, asksState(nlu.text));
  if (isOrderDiscussed && confidence < 0.6 && asksTotal.test(normalizeText(nlu.text))) return serveOrder(dialogue, asksState(nlu.text));
  const about = ofNumbered(dialogue, detected);
  if (about) return serveOrder(dialogue, about);
  if (confidence >= Math.max(0.4, briefing.shop.confidenceThreshold) && detected.intent !== 'out_of_scope')
    return serve(dialogue, detected);
  const found = await answerUncertain(dialogue, detected);
  if (found) return found;
  return asksAvailability(nlu.text) && detected.intent !== 'out_of_scope'
    ? answerAboutStock(dialogue, { ...detected, intent: 'stock_question' })
    : notUnderstood(dialogue);
}

/** The intent is unclear, but a named product or a page that covers the question is still an answer. */
async function answerUncertain(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome | undefined> {
  const { nlu } = dialogue;
  if (nlu.consent || nlu.text.trim().length < 4) return undefined;
  const version = nlu.text.trim().split(/\s+/).length <= 5 ? await namedVariant(dialogue) : undefined;
  if (version) return version;
  if (detected.intent === 'recommendation' && detected.likelihood >= 0.25 && priceLimitIn(nlu.text) !== undefined)
    return recommend(dialogue, detected);
  const found = await findKnowledge(dialogue, null, nlu.text);
  if (found) return answerFound(dialogue, { ...detected, likelihood: 0.6 }, found);
  const choice = await findProduct(dialogue, nlu.text);
  if (detected.intent === 'out_of_scope' || 'none' in choice) return undefined;
  // "Jacket": nothing but the name of a category.
  if ('several' in choice)
    return nlu.text.trim().split(/\s+/).length <= 3
      ? chooseAmong(dialogue, { ...detected, intent: 'stock_question', likelihood: 0.6 }, choice.several, nlu.text)
      : undefined;
  return answerAboutProduct(dialogue, { ...detected, intent: 'product_question', likelihood: 0.6 });
}

/** Intents that go to the team when the shop's pages don't answer them. */
const handoffIntents: ReadonlySet<Intent> = new Set([
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

/** Fulfills an intent without checking its likelihood. */
export async function serve(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { intent } = detected;
  const courtesyOutcome = courtesy(dialogue, intent);
  if (courtesyOutcome) return courtesyOutcome;
  if (intent === 'product_question') return aboutProduct(dialogue, detected);
  if (intent === 'stock_question') return answerAboutStock(dialogue, detected);
  if (intent === 'recommendation') return recommend(dialogue, detected);
  if (intent === 'complaint') return handleComplaint(dialogue, detected);
  if (intent === 'delete_account') return closeAccount(dialogue, detected);
  if (intent === 'contact_customer_service') return answerContact(dialogue, detected);
  if (intent === 'delivery_period' && asksOfOrder(dialogue)) return serveOrder(dialogue, { ...detected, intent: 'track_order' });
  const isOfOne = orderNumbersIn(dialogue.nlu.text).length > 0;
  if (orderIntents.has(intent) || (changesSomething(detected) && (!detected.question || isOfOne)))
    return asksInGeneral(dialogue, detected) ? explain(dialogue, detected) : serveWithPolicy(dialogue, detected);
  // "How do I order?" asks about the process; "I'll take two" is an order.
  const offered = intent === 'place_order' && !detected.question ? await offerPurchase(dialogue, detected) : undefined;
  if (offered) return offered;
  if (intent === 'place_order' && !detected.question && dialogue.memory.about === 'product' && dialogue.memory.shown.length > 0)
    return askWhichShown(dialogue, detected);
  if (intent === 'discount_question') return answerAboutDiscounts(dialogue, detected);
  const found = handoffIntents.has(intent) ? await findKnowledge(dialogue, detected, questionOf(dialogue, detected)) : undefined;
  if (found) return answerFound(dialogue, detected, found);
  if (changesSomething(detected)) return serveOrder(dialogue, detected);
  if (handoffIntents.has(intent))
    return handOff(dialogue, 'unsupported_request', detected, { text: dialogue.say.handoffIntent(dialogue.say.intentName[intent]) });
  return answerFromKnowledge(dialogue, detected);
}

/** Answers about one product and, if the shop wants it, offers to sell it. */
export async function aboutProduct(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const categoryOutcome = dialogue.pointed ? undefined : await asCategory(dialogue, detected);
  if (categoryOutcome) return categoryOutcome;
  const outcome = await answerAboutProduct(dialogue, detected);
  const [source] = outcome.sources;
  if (dialogue.briefing.agent.sales !== 'strategic' || outcome.decision !== 'answer' || source?.kind !== 'product') return outcome;
  const { product } = await dialogue.tools.call('get_product', { product_id: source.id });
  return product ? withOffer(dialogue, product, outcome) : outcome;
}

/** Handles "I'd like to buy it" after several products were recommended. */
const askWhichShown = async (dialogue: DialogueContext, detected: DetectedIntent) =>
  askWhichProduct(dialogue, detected, await loadShown(dialogue));

/** Hands off, with what the shop's pages say to do first ("send us a picture"). */
async function handleComplaint(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const isKnown = !dialogue.nlu.angry && ['damaged', 'wrong_item'].includes(reasonOfReturn(dialogue.nlu.text));
  const found = isKnown ? await findKnowledge(dialogue, detected, questionOf(dialogue, detected)) : undefined;
  const { say } = dialogue;
  return handOff(
    dialogue,
    'negative_sentiment',
    detected,
    found?.whole ? { text: compose(say.handoff.negative_sentiment, describe(dialogue, found)), sources: [sourceOf(found)] } : {},
  );
}

async function closeAccount(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const found = await findKnowledge(dialogue, detected, questionOf(dialogue, detected));
  return handOff(dialogue, 'unsupported_request', detected, {
    text: inOneLine(found?.text, dialogue.say.handoffIntent(dialogue.say.intentName.delete_account)),
  });
}

async function answerContact(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const found = await findKnowledge(dialogue, detected, questionOf(dialogue, detected));
  if (found) return answerFound(dialogue, detected, found);
  return askBack(dialogue, {
    text: dialogue.say.offerPersonHere,
    confidence: detected.likelihood,
    intent: detected.intent,
    remember: { awaiting: 'person' },
  });
}
