import type { Intent } from '../intents.ts';
import type { Outcome } from '../port.ts';
import { isCourtesy, recognizerOf, type DetectedIntent } from '../classify.ts';
import { answerOutOfScope, notUnderstood } from '../flows/courtesies.ts';
import { answerHaggling, haggles } from '../flows/discounts.ts';
import { answerFound } from '../flows/knowledge.ts';
import { asksState, ofNumbered } from '../flows/numbered.ts';
import { orderIntents } from '../flows/order-intents.ts';
import { asksTotal, saysMissing } from '../flows/order-state.ts';
import { changesSomething, serveOrder } from '../flows/orders.ts';
import { askBack, type DialogueContext } from '../dialogue.ts';
import { pendingIntent } from '../dialogue-policy.ts';
import { serve } from '../fulfillment.ts';
import { minRelevance } from '../judging.ts';
import { normalizeText } from '../nlu/pattern.ts';
import { inOneLine } from '../speech.ts';
import { turnTexts } from '../texts/turn-texts.ts';
import { stem, tokenize } from '../words.ts';
import { shoppingSkills } from './shopping/index.ts';
import { tokenOf } from './shopping/find.ts';
import { explainedBy, mostChance } from './shopping/match.ts';
import { isAsked, isProductIntent } from './shopping/plan.ts';
import { nameShare } from './shopping/referent.ts';
import { facts } from './facts.ts';
import { expected, type Proposal, type Skill } from './skill.ts';

// What a message may ask for by itself, whatever was said before.

/** A word belongs to an intent from this likelihood on when it stands alone. */
const minOwnLikelihood = 0.3;
/** The words of the message that alone would already suggest one of these intents. */
function wordsOf({ message, nlu }: DialogueContext, isOwn: (intent: Intent) => boolean): ReadonlySet<string> {
  const recognizer = recognizerOf(nlu.language);
  const shareOf = (word: string) =>
    recognizer
      .guess(recognizer.read(word))
      .filter(({ intent }) => isOwn(intent))
      .reduce((sum, { likelihood }) => sum + likelihood, 0);
  return new Set(message.words.filter((word) => recognizer.isCommon(word) || shareOf(word) >= minOwnLikelihood));
}

/** The words of the message that a text contains, by their stems. */
export function wordsIn({ message }: DialogueContext, text: string): ReadonlySet<string> {
  const stems = new Set(tokenize(text).map(stem));
  return new Set(message.words.filter((word) => stems.has(stem(word))));
}

/** How sure the wording alone is of an intent: a message of unknown words says little. */
const fitOf = ({ nlu }: DialogueContext, { likelihood }: Pick<DetectedIntent, 'likelihood'>) => likelihood * (nlu.known < 0.5 ? 0.6 : 1);

const leastCourtesy = 0.35;
const courtesyIn = ({ nlu, lead }: DialogueContext) =>
  nlu.guesses
    .filter(({ intent }) => isCourtesy(intent) && intent !== lead?.intent)
    .reduce((sum, { likelihood }) => sum + likelihood, lead?.likelihood ?? 0);
/** What the classifier recognized, except what only the catalogue or the articles can support. */
const recognized: Skill = (scene) => {
  const { lead } = scene;
  if (!lead || lead.intent === 'out_of_scope' || isProductIntent(lead.intent)) return [];
  const isOrder = orderIntents.has(lead.intent) || changesSomething(lead);
  const explained = wordsOf(scene, (intent) => intent === lead.intent || (isOrder && orderIntents.has(intent)));
  return [
    {
      skill: lead.intent,
      fit: fitOf(scene, lead),
      // A page proves the answer to a question; an order is looked up first.
      // A courtesy needs no data, unless its wording is a mere guess.
      evidence: isCourtesy(lead.intent)
        ? courtesyIn(scene) >= leastCourtesy
          ? 1
          : 0.2
        : isOrder
          ? 0.8
          : (scene.ground.page?.relevance ?? 0) * 0.5 + 0.4,
      explains: explained,
      answer: () => serve(scene, lead),
    },
  ];
};

/** An order number next to a few words, or words about the order just discussed. */
const ofOrder: Skill = (scene) => {
  const { nlu, memory, lead } = scene;
  const proposals: Proposal[] = [];
  // A number that was asked for belongs to what waits for it.
  const numbered = lead && !pendingIntent(scene) ? ofNumbered(scene, lead) : undefined;
  if (numbered)
    proposals.push({ skill: 'numbered_order', fit: 0.9, evidence: 1, explains: 'all', answer: () => serveOrder(scene, numbered) });
  const isDiscussed = scene.verified && memory.about === 'order' && scene.slots.order_number !== undefined;
  if (!isDiscussed) return proposals;
  const isSure = lead && orderIntents.has(lead.intent) && lead.likelihood >= 0.6;
  const isLate = saysMissing(nlu.text) && !isSure && !(lead && (changesSomething(lead) || lead.intent === 'complaint'));
  const isTotal = asksTotal.test(normalizeText(nlu.text)) && (lead?.likelihood ?? 0) < 0.6;
  if (isLate || isTotal)
    proposals.push({ skill: 'order_state', fit: 0.85, evidence: 1, explains: 'all', answer: () => serveOrder(scene, asksState(nlu.text)) });
  return proposals;
};

/** A lower price is asked for: the product's own price is no answer, and the percentage no quantity. */
const discount: Skill = (scene) => (haggles(scene.nlu.text) ? [expected('discount', () => answerHaggling(scene), 0.97)] : []);

/** From this relevance on, a passage is offered as what may be meant. */
const leastRelevance = 0.5;
/** The shop's articles answer, whatever the intent looked like. */
const page: Skill = (scene) => {
  const { ground, nlu, lead } = scene;
  const found = ground.page;
  if (found?.further && lead)
    return [
      expected('page_further', () => answerFound(scene, { ...lead, likelihood: 0.9 }, { ...found, relevance: 0.9, whole: true }), 0.84),
    ];
  if (!found || found.relevance < leastRelevance || nlu.consent || nlu.text.trim().length < 4) return [];
  const detected = lead ?? { intent: 'out_of_scope' as const, likelihood: 0.5, text: nlu.text, question: true };
  const isOwn = orderIntents.has(detected.intent) || isProductIntent(detected.intent) || isCourtesy(detected.intent);
  const isSure = found.relevance >= minRelevance;
  if (isOwn && !isSure) return [];
  return [
    {
      skill: 'page',
      // What says all of the question answers it, whatever the intent looked like.
      fit: found.relevance * ((isOwn ? 0.45 : 0.7) + 0.25 * found.close),
      evidence: found.relevance,
      explains: new Set([...found.explains, ...wordsIn(scene, `${found.passage.title} ${found.text}`)]),
      answer: () =>
        isSure
          ? answerFound(scene, { ...detected, likelihood: Math.max(0.6, detected.likelihood) }, found)
          : closest(scene, answerFound(scene, detected, { ...found, whole: true }), found.relevance),
    },
  ];
};

/** What may be meant, as no more than that. */
const closest = (scene: DialogueContext, outcome: Outcome, confidence: number): Outcome =>
  outcome.decision === 'answer'
    ? { ...outcome, text: inOneLine(turnTexts[scene.replyLanguage].closest, outcome.text), confidence }
    : outcome;

/** Nothing the shop has is about it. */
const outside: Skill = (scene) => {
  const { lead, ground } = scene;
  if (lead?.intent !== 'out_of_scope') return [];
  const [best] = ground.products;
  const known = best ? Math.max(best.score, nameShare(scene.nlu.text, best)) : 0;
  const silent = 1 - Math.max(ground.page?.relevance ?? 0, known, ground.facts.length > 0 ? 0.5 : 0);
  return [
    {
      skill: 'out_of_scope',
      // What the shop's data explain is hardly off topic, and in the middle of a subject a few odd words are rather about it.
      fit: fitOf(scene, lead) * (0.4 + 0.6 * silent) * (isUnderWay(scene) || isAboutGoods(scene) ? 0.6 : 1),
      evidence: silent * (isUnderWay(scene) ? 0.6 : 1),
      explains: wordsOf(scene, (intent) => intent === 'out_of_scope'),
      answer: () => answerOutOfScope(scene),
    },
  ];
};

/** A message that asks for goods, or whose words a product has by more than chance, is no topic of its own. */
const isAboutGoods = ({ nlu, message, ground }: DialogueContext) =>
  isAsked(nlu.text) || explainedBy(message.words.map(tokenOf), ground.products) >= mostChance;

/** A short message while a product, a fact or an article is the subject. */
const isUnderWay = ({ memory, nlu }: DialogueContext) =>
  (memory.about === 'product' || memory.topic !== null || memory.page !== null) && nlu.text.trim().split(/\s+/).length <= mostInAside;
const mostInAside = 10;

/** What remains when nothing else explains the message: asks once, then hands off. A question about what was discussed is unknown, not unclear. */
const unclear: Skill = (scene) => {
  const { message, ground, say, replyLanguage, memory } = scene;
  const texts = turnTexts[replyLanguage];
  const isUnknown = isUnderWay(scene) && message.form !== null && memory.awaiting === null;
  const text = ground.focus && memory.about === 'product' ? say.unknownProperty(ground.focus.name) : texts.notFound;
  const answer = isUnknown
    ? () => askBack(scene, { text: inOneLine(text, texts.askColleague), confidence: 0.5, intent: null, remember: { awaiting: 'person' } })
    : () => notUnderstood(scene);
  return [{ skill: isUnknown ? 'unknown' : 'unclear', fit: 0.4, evidence: 0.5, explains: new Set(), answer }];
};

export const requests: readonly Skill[] = [recognized, ofOrder, discount, ...shoppingSkills, facts, page, outside, unclear];
