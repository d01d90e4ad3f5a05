import { isYes } from './nlu/agreement.ts';
import { orderIntents } from './flows/order-intents.ts';
import { changesSomething } from './flows/orders.ts';
import { isFilled } from './flows/verification.ts';
import { anywhere, atStart, normalizeText } from './nlu/pattern.ts';
import { saysSendingBack } from './nlu/sending-back.ts';
import type { Intent } from './intents.ts';
import { type Awaited, isOfAction } from './memory.ts';
import type { DialogueContext } from './dialogue.ts';
import { classify, type DetectedIntent } from './classify.ts';
import { plain } from './words.ts';

// Decides what a message is, from its NLU result and the pending question: an answer, another intent, or a side question.

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

/** What sounds like these may be a plain request beside them: "I know it was delivered, I want to return the cape". */
const besideRequests: readonly (Intent | undefined)[] = [
  ...(['track_order', 'change_order', 'product_question', 'stock_question', 'recommendation', 'place_order', 'out_of_scope'] as const),
  undefined,
];

/** What the message asks for in the first place: a request in plain words goes before what is told beside it. */
export function leadOf(scene: DialogueContext): DetectedIntent | undefined {
  const { nlu, message } = scene;
  const [first, ...others] = nlu.detectedIntents;
  const lead = besideGoods(scene, asStatusQuestion(scene, first));
  if (!besideRequests.includes(lead?.intent) || (lead?.intent === 'track_order' && lead.question)) return lead;
  const request = others.find((one) => changesSomething(one) && one.likelihood >= sureRequest);
  if (lead?.intent === 'track_order' && request) return request;
  const back = message.clauses.find(({ text, negated }) => !negated && saysSendingBack(text));
  return back ? besideGoods(scene, { intent: 'return_item', likelihood: 0.9, text: nlu.text, question: back.form !== null }) : lead;
}
const sureRequest = 0.6;

/** Words of somebody who has ordered something. */
const ofOrders = anywhere(`
  orders?, ordered, bought, purchased?, parcels?, packages?, cancel\\w*, refund\\w*, (?:has|have|had|was|were|is|it|they) (?:\\w+ )?(?:arrived|delivered|received|shipped|sent|come|came), received, got (?:it|them|mine|my), where(?:s| is| are), track\\w*, my (?:money|account|invoice|address|old|new)
  pedidos?, compre, pedi, paquete, recibi\\w*, llego, cancel\\w*, anul\\w*, reembols\\w*, donde, commandes?, commandee?, achetee?, colis, recue?s?, rembours\\w*, annul\\w*, ou est
  bestell\\w*, gekauft, paket, pakete, erhalten, bekommen, angekommen, geliefert, storn\\w*, erstatt\\w*, wo (?:ist|bleibt|sind), encomend\\w*, comprei, encomenda, recebi, chegou, devolv\\w*, onde, gekocht, pakket, ontvangen, ordine, ordinato, comprato, pacco, ricevuto`);
const sendsBack = anywhere(`
  swap\\w*, exchang\\w*, return\\w*, (?:send|take|bring|give) (?:\\w+ )?back, umtausch\\w*, tausch\\w*, zuruck\\w*, cambi\\w*, devol\\w*, devuel\\w*, echang\\w*, retourn\\w*, renvoy\\w*, rendre, troc\\w*, terug\\w*, ruil\\w*, restitu\\w*, reso`);
/**
 * While goods are discussed, a question about sending or swapping is one about the shop's rules, and a message without a word of an order is
 * hardly about one.
 */
function besideGoods({ memory, nlu, verified, slots }: DialogueContext, lead: DetectedIntent | undefined): DetectedIntent | undefined {
  const isAboutGoods =
    memory.about === 'product' && !memory.action && (memory.awaiting === null || answeredElsewhere.includes(memory.awaiting));
  if (!lead || !isAboutGoods || verified || slots.order_number !== undefined) return lead;
  if (!orderIntents.has(lead.intent) && !changesSomething(lead)) return lead;
  const words = normalizeText(nlu.text).replace(/['’]/g, '');
  if (ofOrders.test(words) || ofOrders.test(normalizeText(nlu.said))) return lead;
  if (lead.intent === 'track_order') return { ...lead, intent: 'delivery_period', question: true, likelihood: lead.likelihood * 0.7 };
  return sendsBack.test(words) || sendsBack.test(normalizeText(nlu.said))
    ? { ...lead, question: true }
    : { ...lead, likelihood: lead.likelihood * 0.4 };
}

/** Treats "Where is it now?" as a question about the order just discussed. */
function asStatusQuestion({ memory, nlu }: DialogueContext, lead: DetectedIntent | undefined): DetectedIntent | undefined {
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
  return detected && awaiting && !answeredElsewhere.includes(awaiting) && !isOfAction(awaiting)
    ? { ...detected, question: false }
    : undefined;
}

/** What the skills of their own answer: a person, a choice of intents, shopping. */
const answeredElsewhere: readonly Awaited[] = ['person', 'intent', 'product', 'need', 'purchase'];

/** Whether the message answers the pending question; a clear other intent means the customer changed their mind. */
export function answersPending(dialogue: DialogueContext, lead: DetectedIntent | undefined) {
  const { awaiting, detected } = dialogue.memory;
  if (awaiting === null || isFilled(dialogue, awaiting)) return true;
  if (awaiting === 'order_number' && lead?.question && lead.likelihood >= 0.5) return false;
  const threshold = lead?.question ? 0.4 : 0.6;
  const other = lead !== undefined && lead.intent !== detected?.intent && lead.intent !== 'capabilities' && lead.likelihood >= threshold;
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

const lacksAddress = anywhere(`
  (?:dont|do not|cant|cannot|no idea|not sure)(?: \\w+){0,3} (?:which|what|the|her|his|their|my) (?:e ?mail|mail|address)\\w*, (?:dont|do not|havent) (?:\\w+ )?(?:have|know) (?:\\w+ ){0,3}(?:e ?mail|mail address), (?:look|find|search|check)(?: \\w+){0,3} (?:by|with|under) (?:the |her |his |my )?name, forgot(?:ten)? which (?:e ?mail|mail)
  no (?:se|tengo|recuerdo|conozco) (?:\\w+ ){0,4}(?:correo|e ?mail), buscar\\w* por (?:el )?nombre, (?:sais|connais|ai|trouve) (?:pas|plus) (?:\\w+ ){0,4}(?:e ?mail|mail|adresse), chercher (?:\\w+ ){0,2}(?:par|avec) (?:le |son )?nom
  (?:weiss|kenne|habe) (?:\\w+ ){0,4}(?:e ?mail\\w*|mail\\w*|adresse) (?:\\w+ ){0,2}nicht, (?:weiss|kenne) (?:\\w+ ){0,2}nicht (?:\\w+ ){0,3}(?:e ?mail\\w*|mail\\w*|adresse), keine e ?mail\\w* von, (?:uber|mit|nach) (?:den |dem |ihren )?namen (?:suchen|nachsehen|schauen|finden)
  nao (?:sei|tenho|lembro|conheco) (?:\\w+ ){0,4}(?:e ?mail|correio), procurar (?:\\w+ ){0,2}(?:por|pelo) nome`);
/** "I don't know which email she used": who can't prove it hears what is possible instead. */
export const lacksEmail = (text: string) => lacksAddress.test(normalizeText(text).replace(/['’]/g, ''));
