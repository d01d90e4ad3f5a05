import type { Outcome } from '../port.ts';
import { orderNumbersIn } from '../entities.ts';
import type { Talk } from '../talk.ts';
import type { Wish } from '../understand.ts';
import { plain } from '../words.ts';
import { answerFound, findKnowledge, questionOf, sourceOf, tell } from './knowledge.ts';
import { compose } from '../speech.ts';
import type { Intent } from '../intents.ts';
import { serveOrder } from './orders.ts';

// Whether a question is about the shop's way, or about an order of theirs.

/** "When will it arrive?", after an order was spoken of. */
export const asksOfOrder = ({ verified, told, heard }: Talk) =>
  verified &&
  told.order_number !== undefined &&
  /\b(it|they|mine|my order|el pedido|mi pedido|llega|elle|sie|es|ela)\b/.test(plain(heard.text));

/** "Can I return …?", without an order named: about the rule, not about an order. */
export const asksInGeneral = ({ heard, verified, told }: Talk, { question, intent, text }: Wish) =>
  ((question || heard.text.includes('?')) && (asksRule.test(plain(text)) || bareTopic.test(plain(heard.text)))) ||
  ((question || asksRuleInside(heard.text)) &&
    !verified &&
    told.order_number === undefined &&
    intent !== 'track_order' &&
    orderNumbersIn(heard.text).length === 0 &&
    !/\b(already|yesterday|last week|ayer|hier|gestern|ontem)\b/.test(plain(text)));
/** "I don't like it, how do I send it back?": the question stands beside what it is about. */
const asksRuleInside = (text: string) => text.split(/[,.;:!?¿¡\n]+/).some((part) => asksHow.test(plain(part).trim()));
const asksHow =
  /^(how|who|when|what|which|must i|do i|does it|is it|is there|can it|can i|can they|can the|como|quien|cuando|cuant[oa]s?|hay que|se puede|comment|qui|quand|combien|faut il|on peut|peut on|wie|wer|wann|was|muss|mussen|kann (man|ich)|quem|quando|quant[oa]s?|e preciso|da para)\b/;
const asksRule =
  /\b(polic(y|ies)|rules|conditions|politicas?|condiciones|normas|politique|regles|ruckgaberecht|widerrufsrecht|bedingungen|regeln|condicoes|regras)\b/;

/** "Ok and returns?" */
const bareTopic =
  /^(?:(?:ok|okay|and|what about|how about|y|et|und|e)[\s,]+){0,3}(?:the\s)?(?:returns?|refunds?|exchanges?|cancellations?|devolucion(?:es)?|reembolsos?|cambios|retours?|remboursements?|echanges?|ruckgaben?|rucksendungen|erstattungen|umtausch|devolucoes|trocas?)\s?\?+$/;

export async function explain(talk: Talk, wish: Wish): Promise<Outcome> {
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  if (!found) return serveOrder(talk, wish);
  const { intent, text, likelihood } = wish;
  return answerFound(talk, wish, found, {
    more: talk.say.tellOrder,
    remember: { awaiting: 'order_number', wish: { intent, text, likelihood } },
  });
}

const underRules: readonly Intent[] = ['return_item', 'exchange_item', 'get_refund', 'track_refund'];

/** "I need it one size smaller": what the shop says of it stands before who writes is asked. */
export async function serveUnderRules(talk: Talk, wish: Wish): Promise<Outcome> {
  const outcome = await serveOrder(talk, wish);
  const { verified, told, memory } = talk;
  const isFirst = !verified && told.order_number === undefined && memory.awaiting === null && memory.wish === null;
  if (!isFirst || outcome.decision !== 'ask' || outcome.sources.length > 0 || !underRules.includes(wish.intent)) return outcome;
  const found = await findKnowledge(talk, wish, questionOf(talk, wish));
  return found ? { ...outcome, text: compose(tell(talk, found), outcome.text), sources: [sourceOf(found)] } : outcome;
}
