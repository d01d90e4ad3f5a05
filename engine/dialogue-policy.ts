import { isYes } from './nlu/agreement.ts';
import { orderIntents } from './flows/order-intents.ts';
import { changesSomething } from './flows/orders.ts';
import { isFilled } from './flows/verification.ts';
import { anywhere, atStart, normalizeText } from './nlu/pattern.ts';
import type { Intent } from './intents.ts';
import { isOfAction } from './memory.ts';
import type { DialogueContext } from './dialogue.ts';
import { classify, type DetectedIntent } from './classify.ts';
import { plain } from './words.ts';

// Decides what a message is, from its NLU result and the pending question: an answer, another intent, or a side question.

const buys = anywhere(`
  (?:want|like|love|going) to (?:buy|purchase), ill (?:take|buy), i will (?:take|buy), i take, quiero comprar, quisiera comprar, me (?:lo|la) llevo
  (?:veux|voudrais|souhaite|aimerais) (?:l )?acheter, je (?:le|la|les) prends, (?:mochte|will|wurde) (?:\\S+ )*kaufen, ich nehme
  quero comprar, gostaria de comprar, vou levar`);
const productIntents: readonly Intent[] = ['product_question', 'stock_question', 'recommendation', 'out_of_scope', 'place_order'];

/** Treats "I want to buy the mug" as an order, although it resembles other sentences about mugs. */
export function asPurchase(lead: DetectedIntent | undefined): DetectedIntent | undefined {
  if (!lead || lead.question || !productIntents.includes(lead.intent) || !buys.test(normalizeText(lead.text))) return lead;
  return { ...lead, intent: 'place_order', likelihood: Math.max(0.8, lead.likelihood) };
}

const selects = anywhere(`
  (?:ill|i will|i d|id|we ll|well|let me) (?:\\w+ )?(?:take|have|get|go (?:for|with)), i (?:would|d) (?:like|love) (?:to have )?(?:the|that|this|one|two|three|it), i (?:want|take|choose|pick) (?:the|that|this|one|two|three|it|\\d+), give me, gimme
  (?:ich )?nehm\\w* (?:ich )?, (?:hatte|mochte) (?:ich )?(?:gerne? )?(?:den|die|das|\\d+|zwei|drei|eine?n?), quiero (?:el|la|ese|esa|este|esta|dos|tres|un[oa]?|\\d+), me (?:quedo|llevo)(?: con)?, me (?:lo|la|los|las) (?:quedo|llevo), dame
  je (?:vais )?(?:en |le |la |les )?prend\\w*, je (?:veux|voudrais|choisis) (?:le|la|les|ce\\w*|un|une|deux|trois|\\d+), (?:quero|fico com|levo|vou levar|vou querer|escolho)(?: (?:o|a|os|as|esse|essa|este|esta|dois|duas|tres|um|uma|\\d+))?`);

/** Treats "I take two" and "I'll have that one" as orders after products were shown. */
export function asSelection({ memory, nlu }: DialogueContext, lead: DetectedIntent | undefined): DetectedIntent | undefined {
  const isShown = (memory.shown.length > 0 || memory.product !== null) && memory.about === 'product';
  const words = normalizeText(nlu.text);
  if (!isShown || (lead?.intent === 'place_order' && lead.likelihood >= 0.6) || words.split(/\s+/).length > 9 || !selects.test(words))
    return lead;
  if (lead && (lead.question || (lead.likelihood >= 0.6 && changesOrAsks(lead)))) return lead;
  return { intent: 'place_order', likelihood: 0.85, text: nlu.text, question: false };
}

const statusQuestion = anywhere(`
  where ?(?:is|s|are)? (?:it|they|that|mine|my (?:order|parcel|package))(?: now| right now| then)?$, when (?:does|do|will|is|are|should) (?:it|they|that) (?:\\w+ )*(?:arriv\\w+|com\\w+|get here|delivered|be here|here|ship\\w*|leave)
  whens (?:it|they|that) (?:\\w+ )*(?:arriv\\w+|com\\w+|due), when (?:do|will|can) i (?:get|receive|have|expect) (?:it|them), (?:has|did) it (?:already )?(?:shipped|ship|left|leave|been sent|been shipped|arrive\\w*), is it (?:already )?(?:on its way|shipped|sent|coming)
  wo (?:ist|sind|bleibt|bleiben|steckt|stecken|befindet sich|liegt) (?:sie|es|er|das|die|der)(?: (?:denn|jetzt|gerade|nun|eigentlich|im moment|aktuell))*$, wann (?:kommt|kommen|trifft|treffen|wird|werden|ist|sind) (?:sie|es|er|das|die) (?:\\w+ )*, wann (?:kommt|kommen) (?:sie|es|er|das|die)
  wann (?:bekomme|erhalte|krieg\\w*) ich (?:sie|es|ihn|das), ist (?:sie|es|er|das) (?:denn )?(?:schon|bereits) (?:unterwegs|da|versendet|verschickt|losgeschickt|raus)
  donde (?:esta|estan|anda|andan|va)(?: ahora| ella| el| mismo| ya)*$, (?:y )?cuando (?:me )?(?:llega|llegan|llegara|sale|saldra)(?: ya)?$, cuando l[oa]s? (?:recib\\w+|tendre), (?:ya )?(?:ha salido|esta en camino)
  (?:ou|ou en) (?:est|sont|en est)(?: elle| il| ils| elles)(?: maintenant)?, (?:elle|il) (?:en )?est ou, (?:elle|il|ca) arriv\\w+ quand, quand (?:est ce qu )?(?:arriv\\w+ t )?(?:elle|il)(?: \\w+)?, quand (?:vais|est ce que) je (?:vais )?l[ea] recevoir, (?:elle|il) est (?:deja )?(?:partie?|expediee?|en route)
  onde (?:esta|estao|anda|vai)(?: agora| ela| ele| ja)*$, (?:e )?quando (?:e que )?(?:chega|chegam|vai chegar|chegara)(?: \\w+)?$, quando [oa]s? (?:recebo|vou receber), ja (?:saiu|foi enviad[oa]|esta a caminho)`);
const otherOrderIntents: readonly Intent[] = [
  'return_item',
  'exchange_item',
  'get_refund',
  'track_refund',
  'cancel_order',
  'contact_human_agent',
];

/** Treats "Where is it now?" as a question about the order just discussed. */
export function asStatusQuestion({ memory, nlu }: DialogueContext, lead: DetectedIntent | undefined): DetectedIntent | undefined {
  const words = normalizeText(nlu.text)
    .replace(/[?¿!¡.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (memory.about !== 'order' || words.split(' ').length > 9 || !statusQuestion.test(words)) return lead;
  if (lead && lead.likelihood >= 0.7 && otherOrderIntents.includes(lead.intent)) return lead;
  return { intent: 'track_order', likelihood: 0.9, text: nlu.text, question: true };
}

/** True for "I want to cancel order 1001, my e-mail is …", which introduces the customer and asks for something. */
export const changesOrAsks = (lead: DetectedIntent) => lead.likelihood >= 0.4 && (orderIntents.has(lead.intent) || changesSomething(lead));

const afterAll =
  /^(?:(?:oh|ok|well|wait|actually|hm+|no|doch|also|ach|warte|bueno|espera|mejor|en realidad|al final|pues|en fait|finalement|attendez|bon|afinal|espere|na verdade)[\s,.!]+)+(?:yes|yeah|yep|please do|ja|doch|si|oui|sim)(?![\p{L}])/u;
/** "Actually, yes" accepts what the customer declined just before. */
export const agreesAfterAll = (text: string) => afterAll.test(normalizeText(text));

/** A side question while identity or the order is still open; the pending intent stays. */
export function isSideQuestion({ nlu, memory }: DialogueContext, pending: DetectedIntent, lead: DetectedIntent) {
  const isChange = changesSomething(pending) && memory.awaiting !== null;
  return isChange && (lead.question || !changesSomething(lead)) && lead.intent !== 'get_refund' && !changedMind.test(plain(nlu.text));
}
const changedMind =
  /\b(actually|instead|forget (it|that)|never ?mind|changed my mind|en realidad|mejor|olvid\w+|dejalo|da igual|en fait|finalement|laissez|tant pis|eigentlich|stattdessen|vergessen|vergiss|egal|schon gut|afinal|na verdade|esque\w+|deixa)\b/;

/** The customer asks for a person, or accepts the offer of one. */
export function wantsPerson(dialogue: DialogueContext) {
  const { nlu, memory } = dialogue;
  // A plain yes or no always answers the pending question.
  if (nlu.consent !== undefined || (memory.action && isYes(nlu.text))) return nlu.consent === 'yes' && memory.awaiting === 'person';
  // Requested data can resemble anything, so only a clear call for a person counts here.
  const threshold = memory.awaiting !== null && isFilled(dialogue, memory.awaiting) ? 0.8 : memory.action ? 0.6 : 0.4;
  return nlu.detectedIntents.some(({ intent, likelihood }) => intent === 'contact_human_agent' && likelihood >= threshold);
}

/** The intent that waits for data the customer was asked for. */
export function pendingIntent({ memory: { detected, awaiting } }: DialogueContext): DetectedIntent | undefined {
  return detected && awaiting && awaiting !== 'person' && awaiting !== 'intent' && !isOfAction(awaiting)
    ? { ...detected, question: false }
    : undefined;
}

/** Whether the message answers the pending question; a clear other intent means the customer changed their mind. */
export function answersPending(dialogue: DialogueContext, lead: DetectedIntent | undefined) {
  const { awaiting, detected } = dialogue.memory;
  if (awaiting === null || isFilled(dialogue, awaiting)) return true;
  if (awaiting === 'order_number' && lead?.question && lead.likelihood >= 0.5) return false;
  const free = awaiting === 'product' || awaiting === 'need';
  const threshold = free ? 0.85 : lead?.question ? 0.4 : 0.6;
  // Product names are often outside the vocabulary, so they can look out of scope.
  const isNamed = (free || awaiting === 'purchase') && lead?.intent === 'out_of_scope';
  const other =
    lead !== undefined && !isNamed && lead.intent !== detected?.intent && lead.intent !== 'capabilities' && lead.likelihood >= threshold;
  return !other;
}

const connects = atStart(`
  and, what about, how about, ok and, to, in, for, from, with, y, a, en, para, con, desde, et, pour, aux?, avec, und, nach, in, fur, mit, aus, e, com, de`);
const policyQuestion: readonly Intent[] = [
  'delivery_options',
  'delivery_period',
  'payment_methods',
  'check_refund_policy',
  'store_hours',
  'discount_question',
];
/** "And to Belgium?" after a policy question repeats that question for something else. */
export function asFollowUp(
  { memory, nlu, briefing: { turns } }: DialogueContext,
  lead: DetectedIntent | undefined,
): DetectedIntent | undefined {
  if (memory.awaiting !== null || nlu.consent || (lead && lead.likelihood >= 0.6 && lead.intent !== 'out_of_scope')) return undefined;
  if (nlu.text.trim().split(/\s+/).length > 6 || !connects.test(normalizeText(nlu.text))) return undefined;
  const before = turns.filter(({ author, text }) => author === 'customer' && text !== nlu.said).at(-1)?.text ?? '';
  const previous = classify(before, nlu.language).detectedIntents.find(
    ({ intent, likelihood }) => policyQuestion.includes(intent) && likelihood >= 0.6,
  );
  return previous && { ...previous, text: `${previous.text.replace(/[?¿]/g, '')} ${nlu.text}`, likelihood: 0.8, question: true };
}

const lacks = anywhere(`
  (?:dont|do not|cant|cannot|can not) (?:\\w+ ){0,2}(?:have|know|find|remember|see) (?:\\w+ ){0,3}(?:number|nr|no|it), (?:no|lost|forgot|deleted|where (?:is|do i find|would i find|can i find)|whats) (?:\\w+ ){0,3}(?:number|confirmation)
  no (?:\\w+ )?(?:tengo|se|encuentro|recuerdo) (?:\\w+ ){0,3}(?:numero|lo), (?:he )?perdi(?:do)? (?:\\w+ )?numero, (?:ai|trouve|connais|retrouve) (?:pas|plus) (?:\\w+ ){0,3}(?:numero), sans numero
  (?:hab\\w*|weiss|find\\w*|kenn\\w*) (?:\\w+ ){0,3}(?:\\w*nummer) (?:\\w+ )?(?:nicht|nich|nimmer|nicht mehr), (?:keine|ohne|weiss nicht) (?:\\w+ ){0,2}\\w*nummer, nao (?:\\w+ )?(?:tenho|sei|encontro|lembro) (?:\\w+ ){0,3}numero`);
/** "I don't have the number": explain where to find it instead of why we need it. */
export const lacksNumber = (text: string) => lacks.test(normalizeText(text).replace(/['’]/g, ' '));

const availability = anywhere(`
  (?:do|dont) you (?:\\w+ )?(?:have|got|sell|carry|stock), have you (?:got)?, got any, is there an?, are there any
  tienen, teneis, tienes, hay, venden, vendeis, avez vous, vous avez, as tu, tu as, y a t il, vendez vous, vous vendez
  haben sie, habt ihr, hast du, gibt es, gibts, verkaufen sie, verkauft ihr, fuhren sie, tem, tens, tenes, voces tem, vendem, ha`);
/** "Do you have …?": the customer asks whether the shop sells something. */
export const asksAvailability = (text: string) => availability.test(normalizeText(text).replace(/[?¿!¡.,;:]+/g, ' '));
