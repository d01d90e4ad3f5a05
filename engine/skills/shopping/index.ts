import type { DetectedIntent } from '../../classify.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { ground } from '../../ground.ts';
import { minRelevance } from '../../judging.ts';
import type { Outcome } from '../../port.ts';
import { read } from '../../read.ts';
import type { Product } from '../../tools.ts';
import { plain, stem, tokenize } from '../../words.ts';
import { type Proposal, type Skill, expected } from '../skill.ts';
import type { Question } from './about.ts';
import { amongShown } from './among-shown.ts';
import { asksAvailability, asksPrice, asksWhatThereIs, wantsToBuy } from './asks.ts';
import { buy } from './buy.ts';
import { confirm, correct } from './change-purchase.ts';
import { choose } from './choose.ts';
import { colourOf } from './colours.ts';
import { relationIn } from './compare.ts';
import { compared, relation } from './comparing.ts';
import { tokenOf } from './find.ts';
import { wantedKind } from './kind.ts';
import { fillers, people } from './lexicon.ts';
import { callsForOther, find } from './look-for.ts';
import { fieldOf, isKind } from './match.ts';
import { aboutOne } from './one.ts';
import { choiceIn, isEmpty } from './options.ts';
import { asksForNewGoods } from './new-goods.ts';
import { others } from './others.ts';
import { type Plan, type Talk, isAsked, isProductIntent, isShort } from './plan.ts';
import { isProperty, propertiesIn } from './properties.ts';
import { type Query, queryIn } from './reading.ts';
import { type Reference, referentIn } from './referent.ts';
import { isAboutSize } from './sizing.ts';
import { several } from './several.ts';
import { shoppingList } from './shopping-list.ts';
import { sum } from './sums.ts';
import type { Token } from './tokens.ts';
import { isOfUse } from './uses.ts';

// Serves customers like a shop assistant: finds what they describe, answers about it, compares, advises on sizes and sells.

const awaitsProduct = (scene: DialogueContext) => ['product', 'need', 'purchase'].includes(scene.memory.awaiting ?? '');

export const shopping: Skill = async (scene) => {
  const { nlu, memory, ground } = scene;
  if (nlu.text.trim() === '' || (memory.awaiting !== null && !awaitsProduct(scene) && nlu.consent !== undefined)) return [];
  const pendingText =
    memory.awaiting === 'product' && memory.detected && memory.detected.intent !== 'place_order' ? memory.detected.text : '';
  const said = queryIn(nlu.text, nlu.language);
  const isCarried = (token: Token) => [...ground.products, ...ground.shown].some((product) => isKind(product, token));
  const query: Query = { ...said, kind: wantedKind(said, isCarried) };
  const reference = referentIn(nlu.text, { found: ground.products, shown: ground.shown, focus: ground.focus, earlier: ground.earlier });
  const isNew = asksForNewGoods(query, [...ground.shown, ...(ground.focus ? [ground.focus] : [])], ground.products);
  const talk: Talk = {
    scene,
    text: nlu.text,
    query,
    reference: (asksForAnother(query) || isNew) && reference?.by === 'pointing' ? undefined : reference,
    isDiscussed: memory.about === 'product' && (memory.product !== null || memory.shown.length > 0 || memory.need !== null),
    question: questionOf(scene, pendingText === '' ? repeated(scene, nlu.text, reference) : `${pendingText} ${nlu.text}`),
  };
  const ofShown = [compared, relation, amongShown, aboutOne];
  const isNarrowed = isConstraint(talk);
  for (const step of [
    confirm,
    correct,
    shoppingList,
    ...(asksForAnother(query) ? [others, find] : []),
    ...(isNarrowed ? [others, narrow] : []),
    ...(isForOther(talk) || (isNew && !wantsToBuy(nlu.text, true)) ? [others, several, find] : []),
    choose,
    sum,
    buy,
    others,
    several,
    ...ofShown,
    find,
  ]) {
    const plan = await step(talk);
    if (plan) return [proposalOf(talk, plan)];
  }
  return [];
};

/** "Something under 25", "have you got one around 120": something else than what was shown. */
const asksForAnother = ({ text, isVague, limits }: Query) =>
  (isVague && (limits.max !== null || relationIn(text) !== undefined)) || (limits.max !== null && asksAvailability(text));

/** "No microfibre", "synthetic no, only cotton", "20 max": no question, but a condition for what is looked for. */
function isConstraint({ scene, text, query, reference, isDiscussed }: Talk): boolean {
  const { memory, message, ground } = scene;
  const isSaid = query.without.length > 0 || query.limits.max !== null;
  if (!isDiscussed || memory.need === null || !isSaid || reference?.by === 'name') return false;
  // "Too pricey. Under 130?"
  if (message.form !== null && !(query.limits.max !== null && query.words.length === 0)) return false;
  return !wantsToBuy(text, true) && (ground.focus === null || isEmpty(choiceIn(ground.focus, text)));
}
/** "He needs a new place to sleep, too": calls for another kind of goods than those discussed. */
function isForOther({ scene, text, query, reference, isDiscussed }: Talk): boolean {
  const { message, ground } = scene;
  if (!isDiscussed || reference?.by === 'name' || wantsToBuy(text, true)) return false;
  if (message.form !== null && !query.isVague && !asksAvailability(text) && !asksWhatThereIs(text)) return false;
  return callsForOther(text, [...ground.shown, ...(ground.focus ? [ground.focus] : [])]);
}

/** The need with the condition; what was shown is asked about where that finds nothing. */
async function narrow(talk: Talk): Promise<Plan | undefined> {
  const { query } = talk;
  // "The campsite says no wood fires": what it mentions is not what is looked for.
  const kind = query.kind?.role === 'object' || isAsked(talk.text) ? query.kind : null;
  const plan = await find({ ...talk, query: { ...query, kind }, reference: undefined });
  // What fits is discussed already: it is asked about it.
  return plan && !plan.isShown ? { ...plan, fit: Math.max(plan.fit, 0.88), evidence: 1 } : undefined;
}

const joins = /^(?:ok |so )?(?:and|y|et|und|e|what about|how about|was ist mit)\b/;

/** "And the other one?" repeats the question asked before, about another product. */
function repeated({ memory, nlu, ground }: DialogueContext, text: string, reference: Reference | undefined): string {
  const before = memory.detected;
  const isOther = reference !== undefined || (ground.focus !== null && !isEmpty(choiceIn(ground.focus, text)));
  const isBare =
    isOther &&
    joins.test(plain(text)) &&
    queryIn(text, nlu.language).words.length <= 2 &&
    propertiesIn(text).length === 0 &&
    !asksPrice.test(plain(text)) &&
    !isAboutSize(text) &&
    isShort(text);
  return isBare && before?.intent === 'product_question' && memory.awaiting === null ? `${before.text} ${text}` : text;
}

function questionOf({ nlu, message, lead }: DialogueContext, text: string): Question {
  const isOwn = lead !== undefined && isProductIntent(lead.intent);
  const mass = nlu.guesses.filter(({ intent }) => isProductIntent(intent)).reduce((sum, { likelihood }) => sum + likelihood, 0);
  const detected: DetectedIntent = isOwn
    ? lead
    : { intent: 'product_question', likelihood: Math.max(0.6, mass), text, question: message.form !== null };
  const asksStock = asksAvailability(text) || lead?.intent === 'stock_question';
  // A question asked before keeps its form.
  const { form } = text === nlu.text ? message : read({ text, language: nlu.language });
  return { text, detected: { ...detected, text }, asksStock, isYesNo: form === 'yes_no' };
}

/** A page explains what the products don't: "do you wrap gifts?" */
function isForPage({ ground, message }: DialogueContext, explains: ReadonlySet<string>) {
  const { page } = ground;
  const rest = message.words.filter((word) => !explains.has(word));
  if (!page || page.relevance < minRelevance || rest.length === 0) return false;
  const said = new Set(tokenize(`${page.passage.title} ${page.text}`).map(stem));
  return rest.some((word) => said.has(stem(word)));
}

const ownsIt =
  /\b(?:where(?:s| is| are)(?: my| the)|wo (?:ist|sind|bleibt) mein\w*|donde esta\w* mi\w*|ou (?:est|sont) m\w+|onde est\w+ (?:o meu|a minha|meu|minha)|i ordered|i bought|my order|my pending|bestellt habe|he pedido|j ai commande|encomendei)\b/;

function proposalOf({ scene, query }: Talk, { skill, fit, evidence, products, answer, isExpected, isSure }: Plan): Proposal {
  if (isExpected) return expected(skill, answer, fit);
  const { lead, nlu } = scene;
  const other = lead && !isProductIntent(lead.intent) && lead.intent !== 'out_of_scope' ? lead.likelihood * (nlu.known < 0.5 ? 0.6 : 1) : 0;
  const explains = new Set(scene.message.words.filter((word) => isExplained(word, products, query)));
  const isOwned = ownsIt.test(plain(scene.nlu.text));
  return {
    skill,
    fit: (isOwned ? 0.4 : 1) * fit * (isSure ? 1 : 1 - 0.55 * other) * (!isSure && isForPage(scene, explains) ? 0.7 : 1),
    evidence,
    explains,
    answer,
  };
}

/** A word of the products' data, or one of shopping itself. */
function isExplained(word: string, products: readonly Product[], query: Query) {
  if (fillers.has(word) || people.has(word) || isProperty(word) || colourOf(word) !== undefined || /^\d/.test(word)) return true;
  if (isOfUse(query.text, word)) return true;
  if (query.without.some((token) => token.word === word) || query.measures.some(({ text }) => text.includes(word))) return true;
  const token = tokenOf(word);
  return products.some((product) => fieldOf(product, token) !== undefined);
}

/** Serves a request about products that was named before, or beside another one. */
export async function serveShopping(scene: DialogueContext, detected: DetectedIntent): Promise<Outcome | undefined> {
  const text = detected.text.length < 12 ? scene.nlu.text : detected.text;
  const nlu = { ...scene.nlu, text, consent: undefined };
  const own = { ...scene, nlu, message: read(nlu), lead: detected, memory: { ...scene.memory, awaiting: null } };
  const [proposal] = await shopping({ ...own, ground: await ground(own) });
  return proposal?.answer();
}

export const shoppingSkills: readonly Skill[] = [shopping];
