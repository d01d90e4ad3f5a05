import type { Outcome } from '../port.ts';
import { orderNumbersIn } from '../entities.ts';
import { answerWith, type DialogueContext } from '../dialogue.ts';
import type { DetectedIntent } from '../classify.ts';
import { plain } from '../words.ts';
import { answerFound, answerFromKnowledge, findKnowledge, questionOf, sourceOf, describe } from './knowledge.ts';
import { compose } from '../speech.ts';
import type { Intent } from '../intents.ts';
import { aspectsIn } from '../shop-topics.ts';
import { sourcesOf } from '../skills/shop-facts/say.ts';
import { serveOrder } from './orders.ts';

// Decides whether a question is about the shop's policy or the customer's order.

/** "When will it arrive?" after an order was discussed. */
export const asksOfOrder = ({ verified, slots, nlu }: DialogueContext) =>
  verified &&
  slots.order_number !== undefined &&
  /\b(it|they|mine|my order|el pedido|mi pedido|llega|elle|sie|es|ela)\b/.test(plain(nlu.text));

/** "Can I return …?" without an order asks about the policy. */
export const asksInGeneral = ({ nlu, verified, slots }: DialogueContext, { question, intent, text }: DetectedIntent) =>
  ((question || nlu.text.includes('?')) && supposes.test(plain(nlu.text).trim())) ||
  ((question || nlu.text.includes('?')) && (asksRule.test(plain(text)) || topicOnly.test(plain(nlu.text)))) ||
  ((question || asksRuleInside(nlu.text)) &&
    !verified &&
    slots.order_number === undefined &&
    intent !== 'track_order' &&
    orderNumbersIn(nlu.text).length === 0 &&
    !/\b(already|yesterday|last week|ayer|hier|gestern|ontem)\b/.test(plain(text)));
/** "I don't like it, how do I send it back?": one clause asks, the other gives the topic. */
const asksRuleInside = (text: string) => text.split(/[,.;:!?¿¡\n]+/).some((part) => asksHow.test(plain(part).trim()));
const asksHow =
  /^(how|who|when|what|which|must i|do i|does it|is it|is there|can it|can i|can they|can the|como|quien|cuando|cuant[oa]s?|hay que|se puede|comment|qui|quand|combien|faut il|on peut|peut on|wie|wer|wann|was|muss|mussen|kann (man|ich)|quem|quando|quant[oa]s?|e preciso|da para)\b/;
/** "If I change my default address, does the order follow?": about what would be. */
const supposes =
  /^(?:(?:and|but|so|ok|hi|hello|hey|y|et|und|e)[\s,]+)*(?:if|what if|suppose|in case|si|que pasa si|et si|wenn|was ist wenn|falls|se|e se|als|stel dat)\s+(?:i|we|you|it|my|the|yo|cambio|devuelvo|je|j|on|ich|man|ein\w*|eu|mudar|devolver|ik|io)\b/;
const asksRule =
  /\b(polic(y|ies)|rules|conditions|warrant(y|ies)|guarantees?|covered by|garant(ie|ia|ias|ies)|gewahrleistung|politicas?|condiciones|normas|politique|regles|ruckgaberecht|widerrufsrecht|bedingungen|regeln|condicoes|regras)\b/;

/** Matches "Ok and returns?". */
const topicOnly =
  /^(?:(?:ok|okay|and|what about|how about|y|et|und|e)[\s,]+){0,3}(?:the\s)?(?:returns?|refunds?|exchanges?|cancellations?|devolucion(?:es)?|reembolsos?|cambios|retours?|remboursements?|echanges?|ruckgaben?|rucksendungen|erstattungen|umtausch|devolucoes|trocas?)\s?\?+$/;

export async function explain(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const found = await findKnowledge(dialogue, detected, questionOf(dialogue, detected));
  // Who asks about goods before buying has no order to look up.
  const isBefore = dialogue.memory.about === 'product' && !dialogue.verified && dialogue.slots.order_number === undefined;
  if (!found)
    return statedRule(dialogue, detected) ?? (isBefore ? answerFromKnowledge(dialogue, detected) : serveOrder(dialogue, detected));
  return answerFound(dialogue, detected, found, { more: dialogue.say.askAboutOrder });
}

/** "My order", "the mug I bought": of an order there is. */
const ownsOrder =
  /\b(?:my|our) (?:\w+ )?(?:orders?|parcel|package|delivery)\b|\bi(?: have|ve)? (?:just )?(?:bought|ordered|received|got)\b|\b(?:mi|mis|ma|mon|mes|mein\w*|meu|minha|mijn|mio|mia) (?:pedidos?|commandes?|colis|bestellung\w*|paket|encomendas?|bestelling\w*|pakket|ordin[ei]|pacco)\b/;

const policyIntents: readonly Intent[] = ['return_item', 'exchange_item', 'get_refund', 'track_refund'];

/** The shop's sentence about sending back, where no article says more: "how do I return a part?" */
function statedRule(dialogue: DialogueContext, { intent, likelihood }: DetectedIntent): Outcome | undefined {
  const { ground, nlu, replyLanguage, say } = dialogue;
  if (intent !== 'return_item' || aspectsIn(nlu.text).length > 0) return undefined;
  const rules = ground.facts.filter(
    ({ kind, name, conflict, language }) => kind === 'returns' && name === null && !conflict && language === replyLanguage,
  );
  const [rule] = rules;
  if (!rule || new Set(rules.map(({ text }) => text)).size > 1) return undefined;
  const text = compose(rule.text, say.askAboutOrder);
  return answerWith(dialogue, { text, sources: sourcesOf([rule]), confidence: Math.min(0.85, likelihood), intent });
}

/** "I need it one size smaller": gives the shop's policy before asking for verification. */
export async function serveWithPolicy(dialogue: DialogueContext, detected: DetectedIntent): Promise<Outcome> {
  const { verified, slots, memory, message } = dialogue;
  const isFirst = !verified && slots.order_number === undefined && memory.awaiting === null && memory.detected === null;
  const isPolicy = isFirst && policyIntents.includes(detected.intent);
  // "Can he send it back if he hates it?": who asks hears the rule, and isn't asked for an order they may not have.
  if (isPolicy && message.form !== null && !ownsOrder.test(plain(dialogue.nlu.text))) {
    const rule = await findKnowledge(dialogue, detected, questionOf(dialogue, detected));
    if (rule) return answerFound(dialogue, detected, rule, { more: dialogue.say.askAboutOrder });
    const stated = statedRule(dialogue, detected);
    if (stated) return stated;
  }
  const outcome = await serveOrder(dialogue, detected);
  if (!isPolicy || outcome.decision !== 'ask' || outcome.sources.length > 0) return outcome;
  const found = await findKnowledge(dialogue, detected, questionOf(dialogue, detected));
  return found ? { ...outcome, text: compose(describe(dialogue, found), outcome.text), sources: [sourceOf(found)] } : outcome;
}
