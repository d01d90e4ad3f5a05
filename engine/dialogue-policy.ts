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
  const taken = lead?.intent === 'cancel_order' || lead?.intent === 'complaint' ? changeIn(scene, lead) : undefined;
  if (taken) return taken;
  if (!besideRequests.includes(lead?.intent) || (lead?.intent === 'track_order' && lead.question)) return lead;
  const request = others.find((one) => changesSomething(one) && one.likelihood >= sureRequest);
  if (lead?.intent === 'track_order' && request) return request;
  const change = changeIn(scene, lead);
  if (change) return change;
  const cancels = message.clauses.find(({ text }) => saysCancel.test(normalizeText(text)));
  if (cancels && (lead?.intent === 'change_order' || lead?.intent === 'out_of_scope' || lead === undefined))
    return { intent: 'cancel_order', likelihood: 0.9, text: nlu.text, question: cancels.form !== null };
  const back = message.clauses.find(({ text, negated }) => !negated && saysSendingBack(text));
  return back ? besideGoods(scene, { intent: 'return_item', likelihood: 0.9, text: nlu.text, question: back.form !== null }) : lead;
}
/** "Take the gloves out", "2 packs instead of 3", "send it to my sister": a change of an order, plainly put. */
function changeIn(
  { memory, verified, slots, nlu, message }: DialogueContext,
  lead: DetectedIntent | undefined,
): DetectedIntent | undefined {
  const words = normalizeText(nlu.text).replace(/['’]/g, '');
  const isBuying = memory.about === 'product' || memory.purchase !== null || memory.need !== null;
  const isOfOrder = verified && memory.about === 'order';
  const asked = message.form !== null && lead?.question === true;
  const detected = { likelihood: 0.9, text: nlu.text, question: false };
  if (takesOut.test(words) || (isOfOrder && takesAway.test(words))) return { ...detected, intent: 'change_order' };
  if (otherNumber.test(words) && !isBuying) return { ...detected, intent: 'change_order' };
  const isRedirected =
    !ofPeople.test(words) && ((isOfOrder && slots.order_number !== undefined && redirects.test(words)) || orderTo.test(words));
  return isRedirected && !(asked && lead?.likelihood === 1) ? { ...detected, intent: 'change_shipping_address' } : undefined;
}
const orders =
  '(?:the |my |that |this |el |mi |del |la |ma |der |meiner |meine |die |a |minha |da |do |de |mijn |l |dell |mio )*(?:orders?|pedido|commande|bestellung|encomenda|bestelling|ordine)';
const takesOut = anywhere(`
  (?:take|remove|drop|leave|get|delete|scratch) (?:\\S+ ){1,5}(?:off|out of|from) ${orders}, (?:quit\\w+|sac\\w+|elimin\\w+) (?:\\S+ ){0,4}(?:de|del) (?:mi |el )?pedido, (?:enlev\\w+|retir\\w+|supprim\\w+) (?:\\S+ ){0,4}de (?:la |ma )commande, (?:nehm\\w*|streich\\w*|entfern\\w*) (?:\\S+ ){0,5}(?:aus|von) (?:der|meiner) bestellung, (?:tir\\w+|retir\\w+|remov\\w+) (?:\\S+ ){0,4}da (?:minha )?encomenda, haal (?:\\S+ ){0,4}(?:uit|van) (?:de|mijn) bestelling, (?:togli\\w*|tolg\\w+|rimuov\\w+) (?:\\S+ ){0,4}(?:dal|dall) ?(?:mio )?ordine`);
const takesAway = anywhere(`
  (?:take|leave) (?:the|my|those|these|that) (?:\\S+ ){0,3}(?:out|off|away)(?: first| then| please| pls)?$, (?:remove|drop) (?:the|my|those|these) \\S+, take (?:them|it|those) (?:out|off)(?: again)?`);
const number =
  '(?:\\d{1,2}|one|two|three|four|five|six|un[ao]?|dos|tres|cuatro|deux|trois|quatre|eine?n?|zwei|drei|vier|uma?|dois|duas|quatro|een|twee|drie|due|tre|quattro)';
const otherNumber = anywhere(`
  (?:make|change|reduce|switch|lower|cut|set|drop) (?:\\S+ ){0,5}${number} (?:\\S+ ){0,4}(?:instead of|rather than|not) ${number}, (?:make|change|reduce|lower|cut|drop) (?:\\S+ ){1,6}(?:from|to) ${number}(?: instead| please| pls)?$, ${number} (?:\\S+ ){0,4}(?:en vez de|en lugar de|au lieu de|anstatt|statt|em vez de|in plaats van|invece di) ${number}`);
const redirects = anywhere(`
  (?:get|have|send|deliver|ship|redirect|reroute|forward) (?:it|them|that|this|the (?:parcel|package|order)|my (?:parcel|package|order)) (?:\\S+ )?(?:sent |delivered |redirected |forwarded |shipped )?to (?!me\\b), (?:schick\\w*|liefer\\w*|umleit\\w*|send\\w*) (?:\\S+ ){0,3}(?:an|zu|nach) (?:mein\\w*|eine?\\w*|die|den|das), (?:env\\w+|mand\\w+) (?:\\S+ ){0,2}a (?:mi|la|casa|otr\\w+), (?:envoy\\w+|livr\\w+) (?:\\S+ ){0,2}(?:a|chez) (?:ma|mon|une|la), (?:envi\\w+|mand\\w+) (?:\\S+ ){0,2}para (?:a|o|casa|outr\\w+)`);
/** "Send it to my email", "pass it to a colleague". */
const ofPeople = anywhere(
  'e ?mails?, mail, inbox, phone, whatsapp, colleague, team, person, human, manager, correo, courriel, equipo, equipe, collegue, mitarbeiter\\w*, kollege\\w*, equipa, collega',
);
/** "Can my order go to my office?" */
const orderTo = anywhere(`
  (?:can|could) my (?:order|parcel|package) (?:\\S+ ){0,3}to (?:my|mn|a|an|another|the|work), kann meine bestellung (?:\\S+ ){0,3}(?:an|zu|in|nach) (?:mein\\w*|eine?\\w*|die), (?:puede|podria) (?:ir )?mi pedido (?:\\S+ ){0,3}a (?:mi|otr\\w+|la)`);
const sureRequest = 0.6;
/** "Cancel the one with just the coat in it". */
const saysCancel = atStart(`
  (?:(?:please|pls|ok|okay|then|so|and|just|can you|could you|i want to|id like to) )*cancel (?:it|that|this|the (?:one|other|first|second|last|order)|my|one|both)
  (?:bitte |dann )*storniere?n?(?: sie)? (?:die|das|den|meine|sie|beide), (?:por favor )?(?:cancela|cancele|cancelen|anula|anule)\\w* (?:el|la|los|mi|ese|esa|lo), (?:svp )?annule\\w* (?:la|celle|ma|le|les), (?:por favor )?(?:cancele|cancelem|cancela|anule)\\w* (?:a|o|essa|esse|aquela), annuleer (?:de|die|het|mijn), annulla(?:te)? (?:quello|l|il|la)`);

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
  const isFillIn = memory.awaiting !== null && isFilled(dialogue, memory.awaiting);
  // Words of products that no training sentence has resemble anything as well.
  const threshold = isFillIn ? 0.8 : memory.about === 'product' && memory.awaiting === null ? 0.7 : memory.action ? 0.6 : 0.4;
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
  (?:dont|do not|havent|have not|cant|cannot|can not) (?:\\w+ ){0,2}(?:have|got|know|find|remember|see) (?:\\w+ ){0,3}(?:number|nr|no|it), (?:number|nr) (?:i )?(?:dont|do not|havent|have not|cant|cannot) (?:\\w+ ){0,2}(?:have|got|know|find|remember|see), no (?:idea|clue) (?:\\w+ ){0,3}(?:number|nr), (?:no|lost|forgot|deleted|where (?:is|do i find|would i find|can i find)|whats) (?:\\w+ ){0,3}(?:number|confirmation)
  no (?:\\w+ )?(?:tengo|se|encuentro|recuerdo) (?:\\w+ ){0,3}(?:numero|lo), (?:he )?perdi(?:do)? (?:\\w+ )?numero, (?:ai|trouve|connais|retrouve) (?:pas|plus) (?:\\w+ ){0,3}(?:numero), sans numero
  (?:hab\\w*|weiss|find\\w*|kenn\\w*) (?:\\w+ ){0,3}(?:\\w*nummer) (?:\\w+ )?(?:nicht|nich|nimmer|nicht mehr), (?:keine|ohne|weiss nicht) (?:\\w+ ){0,2}\\w*nummer, nao (?:\\w+ )?(?:tenho|sei|encontro|lembro) (?:\\w+ ){0,3}numero`);
/** "I don't have the number": explain where to find it instead of why we need it. */
export const lacksNumber = (text: string) => {
  const words = normalizeText(text);
  return lacks.test(words.replace(/['’]/g, ' ')) || lacks.test(words.replace(/['’]/g, ''));
};

const whys = anywhere(`
  why (?:do|would|should|are) (?:you|i|we) (?:\\S+ ){0,2}(?:need|want|ask\\w*|have to|give|tell|require), what (?:do|would) you need (?:\\S+ ){1,3}for, isnt (?:the |my )?\\S+ enough, wozu (?:brauch\\w*|woll\\w*), warum (?:brauch\\w*|woll\\w*|soll|muss), (?:para|por) que (?:lo |la )?(?:necesit\\w+|quier\\w+|precis\\w+), pourquoi (?:vous |avez vous |tu )?(?:\\S+ ){0,3}(?:besoin|faut|demand\\w+), waarom (?:\\S+ ){0,3}nodig, perche (?:\\S+ ){0,2}(?:serve|serv\\w+|devo)`);
/** "Why do you need that?", to a request for who the customer is. */
export const asksWhyAsked = (text: string) => whys.test(normalizeText(text).replace(/['’]/g, ''));

const lacksAddress = anywhere(`
  (?:dont|do not|cant|cannot|no idea|not sure)(?: \\w+){0,3} (?:which|what|the|her|his|their|my) (?:e ?mail|mail|address)\\w*, (?:dont|do not|havent) (?:\\w+ )?(?:have|know) (?:\\w+ ){0,3}(?:e ?mail|mail address), (?:look|find|search|check)(?: \\w+){0,3} (?:by|with|under) (?:the |her |his |my )?name, forgot(?:ten)? which (?:e ?mail|mail)
  no (?:se|tengo|recuerdo|conozco) (?:\\w+ ){0,4}(?:correo|e ?mail), buscar\\w* por (?:el )?nombre, (?:sais|connais|ai|trouve) (?:pas|plus) (?:\\w+ ){0,4}(?:e ?mail|mail|adresse), chercher (?:\\w+ ){0,2}(?:par|avec) (?:le |son )?nom
  (?:weiss|kenne|habe) (?:\\w+ ){0,4}(?:e ?mail\\w*|mail\\w*|adresse) (?:\\w+ ){0,2}nicht, (?:weiss|kenne) (?:\\w+ ){0,2}nicht (?:\\w+ ){0,3}(?:e ?mail\\w*|mail\\w*|adresse), keine e ?mail\\w* von, (?:uber|mit|nach) (?:den |dem |ihren )?namen (?:suchen|nachsehen|schauen|finden)
  nao (?:sei|tenho|lembro|conheco) (?:\\w+ ){0,4}(?:e ?mail|correio), procurar (?:\\w+ ){0,2}(?:por|pelo) nome`);
/** "I don't know which email she used": who can't prove it hears what is possible instead. */
export const lacksEmail = (text: string) => lacksAddress.test(normalizeText(text).replace(/['’]/g, ''));
