import type { Outcome } from '../../port.ts';
import type { FoundProduct, Product } from '../../tools.ts';
import type { Need } from '../../memory.ts';
import type { DetectedIntent } from '../../classify.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { Intent } from '../../intents.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import { minRelevance } from '../../judging.ts';
import { plain, stem, tokenize } from '../../words.ts';
import { ground } from '../../ground.ts';
import { agreesTo } from '../../nlu/offer.ts';
import { read } from '../../read.ts';
import { expected, type Proposal, type Skill } from '../skill.ts';
import { aboutProduct, type Question } from './about.ts';
import { aboutDelivery, addsMore, asksAvailability, asksPrice, changesIt, looksFor, wantsToBuy } from './asks.ts';
import { compareBy, relationIn, table } from './compare.ts';
import { confirms, factAbout } from './facts.ts';
import { cheapestOf, isThere, rate, search, tokenOf } from './find.ts';
import { asksCount, asksSize, compares, fillers, isSuperlative, listsOptions, noIdea, people, theOther, together, wantsOthers } from './lexicon.ts';
import { limitsIn } from './limits.ts';
import { linesIn, onlyCount, type Line } from './lines.ts';
import { fieldOf, isKind } from './match.ts';
import { choiceIn, isEmpty, isOf } from './options.ts';
import { needAfter } from './need.ts';
import { isProperty, propertiesIn } from './properties.ts';
import { asksForMany, makeLink, offerLines, tooMany } from './purchase.ts';
import { settled, wishIn, type Wish } from './reading.ts';
import { describedAmong, namedIn, pointsAtFocus, referentIn, type Reference } from './referent.ts';
import { isAboutSize, shiftedSize } from './sizing.ts';
import { pickedOf, stockOf } from './stock.ts';
import { askNeed, suggest, suggestAnything } from './suggest.ts';
import { amountOf, answerAbout, askAbout, sureOf, leastCents, lineOf } from './write.ts';
import { colourOf } from './colours.ts';
import type { Token } from './tokens.ts';

// Serves customers like a shop assistant: finds what they describe, answers about it, compares, advises on sizes and sells.

const productIntents: ReadonlySet<Intent> = new Set(['product_question', 'stock_question', 'recommendation', 'place_order']);
export const isProductIntent = (intent: Intent) => productIntents.has(intent);

type Talk = {
  scene: DialogueContext;
  text: string;
  wish: Wish;
  reference: Reference | undefined;
  /** Products are what the conversation is about. */
  isDiscussed: boolean;
  question: Question;
};
/** What to do, how well the wording calls for it, and how well the data support it. */
type Plan = { skill: string; fit: number; evidence: number; products: readonly Product[]; answer(): Promise<Outcome> | Outcome; isExpected?: boolean; isSure?: boolean };

const awaitsProduct = (scene: DialogueContext) => ['product', 'need', 'purchase'].includes(scene.memory.awaiting ?? '');

export const shopping: Skill = async (scene) => {
  const { nlu, memory, ground } = scene;
  if (nlu.text.trim() === '' || (memory.awaiting !== null && !awaitsProduct(scene) && nlu.consent !== undefined)) return [];
  const pendingText = memory.awaiting === 'product' && memory.detected && memory.detected.intent !== 'place_order' ? memory.detected.text : '';
  const said = wishIn(nlu.text, nlu.language);
  const isCarried = (token: Token) => [...ground.products, ...ground.shown].some((product) => isKind(product, token));
  const wish: Wish = { ...said, kind: said.kind && settled(said.kind, isCarried) };
  const talk: Talk = {
    scene,
    text: nlu.text,
    wish,
    reference: referentIn(nlu.text, { found: ground.products, shown: ground.shown, focus: ground.focus }),
    isDiscussed: memory.about === 'product' && (memory.product !== null || memory.shown.length > 0 || memory.need !== null),
    question: questionOf(scene, pendingText === '' ? repeated(scene, nlu.text) : `${pendingText} ${nlu.text}`),
  };
  for (const step of [confirm, correct, choose, buy, others, compared, relation, amongShown, aboutOne, find]) {
    const plan = await step(talk);
    if (plan) return [proposalOf(talk, plan)];
  }
  return [];
};

const joins = /^(?:ok |so )?(?:and|y|et|und|e|what about|how about|was ist mit)\b/;
/** "And the other one?" repeats the question asked before, about another product. */
function repeated({ memory, nlu }: DialogueContext, text: string): string {
  const before = memory.detected;
  const isBare = joins.test(plain(text)) && wishIn(text, nlu.language).words.length <= 2 && propertiesIn(text).length === 0 && !asksPrice.test(plain(text)) && !isAboutSize(text) && isShort(text);
  return isBare && before?.intent === 'product_question' && memory.awaiting === null ? `${before.text} ${text}` : text;
}

function questionOf({ nlu, message, lead }: DialogueContext, text: string): Question {
  const isOwn = lead !== undefined && isProductIntent(lead.intent);
  const mass = nlu.guesses.filter(({ intent }) => isProductIntent(intent)).reduce((sum, { likelihood }) => sum + likelihood, 0);
  const detected: DetectedIntent = isOwn ? lead : { intent: 'product_question', likelihood: Math.max(0.6, mass), text, question: message.form !== null };
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

const ownsIt = /\b(?:where(?:s| is| are)(?: my| the)|wo (?:ist|sind|bleibt) mein\w*|donde esta\w* mi\w*|ou (?:est|sont) m\w+|onde est\w+ (?:o meu|a minha|meu|minha)|i ordered|i bought|my order|my pending|bestellt habe|he pedido|j ai commande|encomendei)\b/;
function proposalOf({ scene, wish }: Talk, { skill, fit, evidence, products, answer, isExpected, isSure }: Plan): Proposal {
  if (isExpected) return expected(skill, answer, fit);
  const { lead, nlu } = scene;
  const other = lead && !isProductIntent(lead.intent) && lead.intent !== 'out_of_scope' ? lead.likelihood * (nlu.known < 0.5 ? 0.6 : 1) : 0;
  const explains = new Set(scene.message.words.filter((word) => isExplained(word, products, wish)));
  const isOwned = ownsIt.test(plain(scene.nlu.text));
  return { skill, fit: (isOwned ? 0.4 : 1) * fit * (isSure ? 1 : 1 - 0.55 * other) * (!isSure && isForPage(scene, explains) ? 0.7 : 1), evidence, explains, answer };
}

/** A word of the products' data, or one of shopping itself. */
function isExplained(word: string, products: readonly Product[], wish: Wish) {
  if (fillers.has(word) || people.has(word) || isProperty(word) || colourOf(word) !== undefined || /^\d/.test(word)) return true;
  if (wish.without.some((token) => token.word === word) || wish.measures.some(({ text }) => text.includes(word))) return true;
  const token = tokenOf(word);
  return products.some((product) => fieldOf(product, token) !== undefined);
}

/** The likelihood of a product intent in the wording alone. */
const massOf = ({ nlu, lead }: DialogueContext) =>
  Math.max(lead && isProductIntent(lead.intent) ? lead.likelihood : 0, nlu.guesses.filter(({ intent }) => isProductIntent(intent)).reduce((sum, { likelihood }) => sum + likelihood, 0));

/** A yes to an offer. */
function confirm({ scene }: Talk): Plan | undefined {
  const offer = scene.briefing.turns.findLast(({ author }) => author === 'ai')?.text ?? '';
  if (scene.memory.awaiting !== 'purchase' || !agreesTo(offer, scene.nlu.text)) return undefined;
  return { skill: 'checkout', fit: 1, evidence: 1, products: [], isExpected: true, answer: () => makeLink(scene) };
}

const purchaseIntent = (text: string, likelihood = 0.85): DetectedIntent => ({ intent: 'place_order', likelihood, text, question: false });

/** "Make it three", "the blue one instead", "and a black one too": changes what was offered or put in the basket. */
async function correct(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, question } = talk;
  const { purchase, awaiting } = scene.memory;
  if (!purchase || (awaiting !== 'purchase' && !(purchase.linked && awaiting === null)) || scene.nlu.consent !== undefined) return undefined;
  const isOpen = awaiting === 'purchase';
  if (text.split(/\s+/).length > 14 || (question.detected.question && !changesIt(text)) || (!isOpen && !changesIt(text) && !addsMore(text))) return undefined;
  const before = await loadLines(scene);
  const last = before.at(-1);
  if (!last) return undefined;
  const known = [...scene.ground.products, ...before.map(({ product }) => product), ...scene.ground.shown];
  const named = namedIn(text, known);
  const now = choiceIn(last.product, text);
  const count = onlyCount(text);
  const adds = addsMore(text);
  const plan = (lines: readonly Line[]): Plan => ({
    skill: 'purchase_change',
    fit: isOpen ? 0.97 : 0.9,
    evidence: 1,
    products: lines.map(({ product }) => product),
    isExpected: true,
    answer: () => offerLines(scene, purchaseIntent(text), lines),
  });
  if (named.length > 0 || (adds && (!isEmpty(now) || count !== undefined))) {
    const lines = linesIn(text, { known, product: last.product, picked: null, several: [] });
    if (lines.length === 0) return undefined;
    const isSame = (line: Line) => lines.some(({ product }) => product.id === line.product.id);
    return plan(adds ? [...before, ...lines] : before.length > 1 ? [...before.filter((line) => !isSame(line)), ...lines] : lines.map((line) => (isSame(last) && count === undefined && line.quantity === 1 ? { ...line, quantity: last.quantity } : line)));
  }
  if (!isEmpty(now) || now.missing.length > 0) {
    const variant = last.product.variants.find((one) => isOf(one, last.choice));
    const earlier = Object.fromEntries(Object.entries(variant?.options ?? {}).map(([name, value]) => [name, [value]]));
    const kept = Object.fromEntries(Object.entries(earlier).filter(([name]) => now.not[name] === undefined));
    const changed: Line = { ...last, choice: { ...now, asked: { ...kept, ...now.asked } }, quantity: count ?? last.quantity };
    return plan([...before.slice(0, -1), changed]);
  }
  if (count !== undefined) return plan(before.map((line) => ({ ...line, quantity: count })));
  if (!isOpen) return undefined;
  if (asksPrice.test(plain(text)) || asksTotal.test(plain(text))) return { ...plan(before), skill: 'purchase_total', answer: () => sayTotal(scene, before) };
  return wantsToBuy(text, true) ? plan(before) : undefined;
}
const asksTotal = /\b(?:together|total|altogether|all in|zusammen|insgesamt|en total|au total|no total|juntos)\b/;

function sayTotal(scene: DialogueContext, lines: readonly Line[]): Outcome {
  const cents = lines.map(({ product, choice, quantity }) => quantity * leastCents(product.variants.filter((variant) => isOf(variant, choice))));
  const [first] = lines;
  const total = first ? amountOf(scene, first.product, cents.reduce((sum, one) => sum + one, 0)) : '';
  const { memory } = scene;
  return askAbout(scene, { text: scene.say.shopping.together(total), products: lines.map(({ product }) => product), intent: 'place_order', confidence: 0.9, remember: { awaiting: 'purchase', detected: memory.detected, purchase: memory.purchase, picked: memory.picked, product: memory.product, shown: memory.shown } });
}

async function loadLines({ memory, tools }: DialogueContext): Promise<Line[]> {
  const lines = await Promise.all(
    (memory.purchase?.lines ?? []).map(async ({ product: id, variant_id: variantId, quantity }): Promise<Line[]> => {
      const { product } = await tools.call('get_product', { product_id: id });
      const variant = product?.variants.find((one) => one.id === variantId);
      if (!product || !variant) return [];
      const asked = Object.fromEntries(Object.entries(variant.options).map(([name, value]) => [name, [value]]));
      return [{ product, choice: { asked, not: {}, missing: [], places: new Set() }, quantity }];
    }),
  );
  return lines.flat();
}

/** The answer to "which one do you mean?" or "which version?". */
async function choose(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, reference, question } = talk;
  const { memory, ground } = scene;
  if (memory.awaiting !== 'product' || !memory.detected) return undefined;
  const pool = ground.shown.length > 0 && ground.focus === null ? ground.shown : ground.focus ? [ground.focus] : ground.shown;
  const pointed = reference?.products ?? (describedAmong(text, pool).length === 1 ? describedAmong(text, pool) : []);
  const [product = ground.focus ?? undefined, ...more] = pointed;
  if (memory.detected.intent === 'place_order') {
    if (!product || more.length > 0) return undefined;
    const now = choiceIn(product, text);
    const isVersion = !isEmpty(now) || now.missing.length > 0 || pointed.length > 0 || onlyCount(text) !== undefined || /\b(?:first|second|third|last|primer|segund|erste|zweite|premier|deuxi)/.test(plain(text));
    if (!isVersion) return undefined;
    const pending = memory.detected.text;
    const lines = linesIn(`${pending}`, { known: [product], product, picked: memory.picked, several: [] });
    const line = lines.find((one) => one.product.id === product.id) ?? { product, choice: now, quantity: 1 };
    const kept = memory.picked?.product === product.id ? Object.fromEntries(Object.entries(memory.picked.options).map(([name, value]) => [name, [value]])) : {};
    const quantity = isEmpty(now) ? (onlyCount(text) ?? line.quantity) : line.quantity;
    const filled: Line = { product, choice: { ...now, asked: { ...kept, ...line.choice.asked, ...now.asked } }, quantity };
    return { skill: 'chosen_version', fit: 0.96, evidence: 1, products: [product], isExpected: true, answer: () => offerLines(scene, purchaseIntent(pending), [...lines.filter((one) => one.product.id !== product.id), filled]) };
  }
  if (!product || more.length > 0 || (pointed.length === 0 && !isShort(text))) return undefined;
  if (pointed.length === 0) return undefined;
  return { skill: 'chosen_product', fit: 0.96, evidence: 1, products: [product], isExpected: true, answer: () => aboutProduct(scene, product, question) };
}
const isShort = (text: string) => text.trim().split(/\s+/).length <= 6;

/** "I'll take two of them", "in the basket please". */
async function buy(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, reference, isDiscussed, wish } = talk;
  const { memory, ground, lead } = scene;
  const isLead = lead?.intent === 'place_order' && lead.likelihood >= 0.75 && !lead.question && !text.includes('?') && wish.limits.max === null;
  const counts = reference?.by === 'name' && !text.includes('?') && !isAsked(text) && namesLines(text, reference.products);
  const wants = wantsToBuy(text, isDiscussed) || counts;
  if (asksSize.test(normalizeText(text)) || (!wants && !(isLead && (reference || isDiscussed)))) return undefined;
  const known = [...ground.products, ...ground.shown, ...(ground.focus ? [ground.focus] : [])];
  const found = wish.kind && isDiscussed && reference === undefined && !ground.shown.some((product) => isKind(product, tokenOf(wish.kind?.head.word ?? ''))) ? ground.products.filter((product) => isKind(product, tokenOf(wish.kind?.head.word ?? ''))) : [];
  const single = reference?.products.length === 1 ? reference.products[0] : undefined;
  const described = describedAmong(text, ground.shown);
  const product = single ?? (found.length === 1 ? found[0] : undefined) ?? ground.focus ?? (ground.shown.length === 1 ? ground.shown[0] : undefined) ?? (described.length === 1 ? described[0] : undefined) ?? onlyFound(talk);
  const fit = wants ? 0.9 : (lead?.likelihood ?? 0.6);
  if (!product && !(reference && reference.products.length > 1)) {
    if (ground.shown.length > 1)
      return { skill: 'which_to_buy', fit, evidence: 0.9, products: ground.shown, answer: () => whichOne(scene, ground.shown, purchaseIntent(text)) };
    return undefined;
  }
  const picked = product ? { product: product.id, options: pickedOf(scene, product, text) } : null;
  const context = { known: [...known], product, picked, several: reference && reference.products.length > 1 ? reference.products : ground.shown };
  const lines = reference?.by === 'pointing' && reference.products.length > 1 ? reference.products.map((one): Line => ({ product: one, choice: choiceIn(one, text), quantity: 1 })) : linesIn(text, context);
  const cheap = relationIn(text) === 'cheaper' && product && lines.length === 1 ? cheapestLine(lines[0] ?? { product, choice: choiceIn(product, text), quantity: 1 }) : undefined;
  const shown = cheap ? [cheap] : lines.length > 0 ? lines : product ? [{ product, choice: choiceIn(product, text), quantity: onlyCount(text) ?? 1 }] : [];
  const [first] = shown;
  if (!first) return undefined;
  // After "which one?" the quantity said before counts.
  const names = shown.map(({ product: one }) => one.name).join(' ');
  const many = asksForMany(text.replace(/\d{3,5}/g, (digits) => (names.includes(digits) || isOption(shown, digits) ? ' ' : digits)));
  const detected = purchaseIntent(text, Math.max(0.8, lead?.likelihood ?? 0));
  return {
    skill: 'purchase',
    isSure: wants && isDiscussed,
    fit,
    evidence: 1,
    products: shown.map(({ product: one }) => one),
    answer: () => (many ? tooMany(scene, detected, first.product) : offerLines(scene, detected, shown)),
  };
}
/** "The cheaper of the two": the version with the lowest price. */
function cheapestLine(line: Line): Line | undefined {
  const [variant] = line.product.variants.filter((one) => one.in_stock && isOf(one, line.choice)).toSorted((a, b) => Number(a.price) - Number(b.price));
  return variant && { ...line, choice: { ...line.choice, asked: Object.fromEntries(Object.entries(variant.options).map(([name, value]) => [name, [value]])) } };
}
const isAsked = (text: string) => asksAvailability(text) || looksFor(text);
/** "3 galley mugs in blue, one set in oat": quantities of a product are an order. */
const namesLines = (text: string, products: readonly Product[]) => {
  const lines = linesIn(text, { known: products, product: products[0], picked: null, several: [] });
  return lines.some(({ quantity }) => quantity > 1) && !propertiesIn(text).some(({ weak }) => weak === undefined) && limitsIn(text).max === null;
};
const isOption = (lines: readonly Line[], digits: string) => lines.some(({ product }) => product.variants.some(({ options }) => Object.values(options).some((value) => value.includes(digits))));
/** The only product that the message's words describe. */
function onlyFound({ scene, wish }: Talk): Product | undefined {
  const need = needAfter(null, wish, false);
  const { fitting, close } = rate(need, scene.ground.products);
  const [first, second] = fitting.length > 0 ? fitting : close;
  return first && (!second || second.score < first.score * 0.8) && first.explained.length > 0 ? first.product : undefined;
}

const whichOne = (scene: DialogueContext, products: readonly Product[], detected: DetectedIntent) =>
  askAbout(scene, {
    text: `${scene.say.whichProduct}\n${products.slice(0, 5).map((product) => lineOf(scene, product)).join('\n')}`,
    products: products.slice(0, 5),
    intent: detected.intent,
    confidence: sureOf(detected.likelihood),
    remember: {
      awaiting: 'product',
      product: null,
      detected: { intent: detected.intent, text: detected.text.slice(-2000), likelihood: detected.likelihood },
      misses: scene.memory.awaiting === 'product' ? scene.memory.misses + 1 : 0,
    },
  });

/** "Something else?", "not that one", "cheaper": other products for the same need. */
async function others(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, wish, isDiscussed, reference } = talk;
  const { memory, ground, say } = scene;
  const words = normalizeText(text).replace(/[?¿!¡.,;:]+/g, ' ').trim();
  if (!isDiscussed || reference?.by === 'name') return undefined;
  const current = [...ground.shown, ...(ground.focus ? [ground.focus] : [])].filter((product, at, all) => all.findIndex(({ id }) => id === product.id) === at);
  if (current.length === 0) return undefined;
  const relation = relationIn(text);
  const isSaid = /^(?:and )?(?:is|are|ist|sind|es|son|est|sont)\b/.test(words);
  const isCheaper = !isSaid && relation === 'cheaper' && !isSuperlative(words) && words.split(' ').length <= 8;
  const isOther = wantsOthers.test(words) && words.split(' ').length <= 14 && (wish.kind === null || current.some((product) => isKind(product, tokenOf(wish.kind?.head.word ?? ''))));
  if (theOther.test(words) && memory.shown.length > 1 && ground.focus && memory.shown.length > 2 && isShort(text)) {
    const rest = ground.shown.filter(({ id }) => id !== ground.focus?.id);
    return { skill: 'other_products', fit: 0.95, evidence: 1, products: rest, isExpected: true, answer: () => whichOne(scene, rest, { intent: 'product_question', likelihood: 0.85, text, question: true }) };
  }
  // One product in several colors: "what other colors?" is about its versions.
  if ((!isCheaper && !isOther) || listsOptions.test(words)) return undefined;
  if (reference?.by === 'pointing' && reference.products.length === 1 && !isOther) return undefined;
  const kind = ground.focus ?? current[0];
  if (!kind) return undefined;
  const versions = isOther && !isEmpty(choiceIn(kind, text)) ? otherVersions(talk, kind) : undefined;
  if (versions !== undefined)
    return { skill: 'other_versions', fit: 0.94, evidence: 1, products: [kind], isExpected: true, answer: () => answerAbout(scene, { text: versions, products: [kind], intent: 'stock_question', confidence: 0.85 }) };
  const base: Need = memory.need ?? needAfter(null, wishIn(`${kind.category ?? kind.name}`, 'en'), false);
  const need = { ...needAfter(base, wish, true), head: base.head, said: base.said, words: base.words.filter((word) => !wish.words.some((token) => token.word === word && relation !== undefined)), rejected: [...new Set([...base.rejected, ...current.map(({ id }) => id)])].slice(-12) };
  const limit = Math.min(...current.map((product) => cheapestOf(product.variants)));
  const products = await search(scene.tools, [...need.words, kind.category ?? kind.name].join(' '));
  const findings = rate(need, products);
  const fitting = findings.fitting.filter(({ product }) => isThere(product) && (!isCheaper || cheapestOf(product.variants) < limit) && sharesKind(product, current));
  const cheapestShown = current.toSorted((a, b) => cheapestOf(a.variants) - cheapestOf(b.variants))[0] ?? kind;
  return {
    skill: isCheaper ? 'cheaper' : 'alternatives',
    fit: 0.94,
    evidence: 1,
    products: current,
    isExpected: true,
    answer: () => {
      const shown = fitting.slice(0, 3).map(({ product }) => product);
      if (shown.length === 0)
        return answerAbout(scene, {
          text: isCheaper ? say.noneCheaper(cheapestShown.name, amountOf(scene, cheapestShown, leastCents(cheapestShown.variants))) : otherVersions(talk, kind) ?? say.shopping.noOthers,
          products: [isCheaper ? cheapestShown : kind],
          intent: 'recommendation',
          confidence: 0.85,
          remember: { need: { ...need, rejected: base.rejected } },
        });
      return answerAbout(scene, {
        text: [isCheaper ? say.recommended(shown.length) : say.shopping.others, ...shown.map((product) => lineOf(scene, product))].join('\n'),
        products: shown,
        intent: 'recommendation',
        confidence: sureOf(0.85),
        remember: { need, shown: shown.map(({ id }) => id) },
      });
    },
  };
}
const sharesKind = (product: Product, current: readonly Product[]) => current.some(({ category }) => category === product.category);
/** No other product: its other versions. */
function otherVersions({ scene, text }: Talk, product: Product): string | undefined {
  const excluded = choiceIn(product, text);
  const values = product.variants.filter((variant) => variant.in_stock && !Object.values(excluded.asked).flat().some((value) => Object.values(variant.options).includes(value)));
  return product.variants.length > 1 && values.length > 0 ? scene.say.shopping.comesIn(product.name, values.slice(0, 6).map(({ options }) => Object.values(options).join(', '))) : undefined;
}

/** Two products named, or the ones shown, side by side. */
function compared({ scene, text, reference, isDiscussed, question }: Talk): Plan | undefined {
  const words = normalizeText(text);
  const { ground } = scene;
  const named = reference && reference.products.length > 1 ? reference.products : [];
  const asks = compares.test(words);
  const shown = named.length === 0 && isDiscussed && asks && (together.test(words) || isShort(text)) && ground.shown.length > 1 ? ground.shown : [];
  const products = (named.length > 0 ? named : shown).slice(0, 3);
  if (products.length < 2) return undefined;
  const relation = relationIn(text);
  return {
    skill: 'comparison',
    fit: asks || relation || named.length > 1 ? 0.9 : 0.7,
    evidence: 1,
    products,
    ...(named.length === 0 && { isExpected: true }),
    answer: () => {
      const by = relation && compareBy(scene, products, relation);
      const best = by?.best ?? bestFor(products, text);
      return answerAbout(scene, {
        text: by ? by.text : table(scene, best ? [best, ...products.filter((one) => one !== best)] : products, text),
        products,
        intent: 'product_question',
        confidence: sureOf(Math.max(0.75, question.detected.likelihood)),
        remember: { shown: products.map(({ id }) => id), product: null, detected: { intent: 'product_question', text: text.slice(-400), likelihood: 0.8 } },
      });
    },
  };
}
/** The one of several whose description confirms what was asked. */
function bestFor(products: readonly Product[], text: string) {
  const properties = propertiesIn(text);
  return products.find((product) => properties.length > 0 && confirms(product, properties) === 'yes');
}

/** "How much lighter?", "and brighter?": the products just discussed, by another figure. */
function relation({ scene, text, reference, isDiscussed, wish }: Talk): Plan | undefined {
  const { ground } = scene;
  const asked = relationIn(text);
  if (!isDiscussed || asked === undefined || reference?.by === 'name' || wish.words.length > 3) return undefined;
  const products = ground.shown.length > 1 ? ground.shown : [];
  if (products.length < 2) return undefined;
  const by = compareBy(scene, products, asked);
  if (!by) return undefined;
  return {
    skill: 'comparison',
    fit: 0.93,
    evidence: 1,
    products,
    isExpected: true,
    answer: () => answerAbout(scene, { text: by.text, products: products.length === 2 ? products : [by.best], intent: 'product_question', confidence: 0.85, remember: { shown: products.map(({ id }) => id), product: products.length === 2 ? null : by.best.id } }),
  };
}

/** "Which one is waterproof?", "in red?": about all the products shown. */
function amongShown({ scene, text, reference, isDiscussed, wish }: Talk): Plan | undefined {
  const { ground, memory, message } = scene;
  if (!isDiscussed || ground.shown.length < 2 || reference || isOther(wish, ground.shown)) return undefined;
  const which = message.form === 'which' || /\b(?:which|welche\w*|cual|cuales|lequel|laquelle|qual|quais)\b/.test(plain(text));
  const options = ground.shown.map((product) => ({ product, choice: choiceIn(product, text) })).filter(({ choice }) => !isEmpty(choice) || choice.missing.length > 0);
  const hasOption = options.length > 0 && (ground.focus === null || which);
  const properties = propertiesIn(text).filter(({ weak }) => weak === undefined);
  const asks = which || ground.focus === null;
  if (!hasOption && (properties.length === 0 || !asks)) return undefined;
  const answer = () => {
    if (hasOption) {
      const having = options
        .map((one) => ({ ...one, variants: one.choice.missing.length > 0 ? [] : one.product.variants.filter((variant) => variant.in_stock && isOf(variant, one.choice)) }))
        .filter(({ variants }) => variants.length > 0);
      const missing = options.flatMap(({ choice }) => choice.missing)[0] ?? '';
      if (having.length === 0) {
        const [first] = options;
        const text2 = options.length === 1 && first ? stockOf(scene, first.product, first.choice).text : scene.say.noneIn(missing === '' ? text.replace(/[?¿!.]/g, '').trim() : missing);
        return answerAbout(scene, { text: text2, products: ground.shown, intent: 'stock_question', confidence: 0.8, remember: { shown: memory.shown } });
      }
      const [only, ...more] = having;
      if (only && more.length === 0) {
        const stock = stockOf(scene, only.product, only.choice);
        return answerAbout(scene, { text: stock.text, products: [only.product], variant: stock.variant, intent: 'stock_question', confidence: 0.85, remember: { shown: memory.shown, picked: { product: only.product.id, options: firstOf(stock.asked) } } });
      }
      return answerAbout(scene, { text: [scene.say.weHave, ...having.map(({ product, variants }) => lineOf(scene, product, variants.slice(0, 4).map(({ options: own }) => Object.values(own).join(', ')).join('; '), variants))].join('\n'), products: having.map(({ product }) => product), intent: 'stock_question', confidence: 0.85 });
    }
    const fitting = ground.shown.flatMap((product) => {
      const fact = factAbout(product, text);
      return fact && confirms(product, properties) !== 'no' ? [{ product, fact }] : [];
    });
    const shown = fitting.length > 0 ? fitting : ground.shown.flatMap((product) => { const fact = factAbout(product, text); return fact ? [{ product, fact }] : []; });
    const only = shown.length === 1 ? shown[0] : undefined;
    return answerAbout(scene, {
      text: shown.map(({ product, fact }) => lineOf(scene, product, fact.text)).join('\n'),
      products: shown.map(({ product }) => product),
      intent: 'product_question',
      confidence: 0.8,
      remember: { shown: memory.shown, product: only?.product.id ?? null, detected: { intent: 'product_question', text: text.slice(-400), likelihood: 0.8 } },
    });
  };
  const isSilent = !hasOption && ground.shown.every((product) => factAbout(product, text) === undefined);
  return isSilent ? undefined : { skill: 'among_shown', fit: 0.92, evidence: 1, products: ground.shown, isExpected: true, answer };
}
const firstOf = (asked: Record<string, string[]>) => Object.fromEntries(Object.entries(asked).flatMap(([name, [value]]) => (value === undefined ? [] : [[name, value]])));

/** The message names a kind of thing that none of these is or mentions. */
const isOther = (wish: Wish, products: readonly Product[]) => wish.kind !== null && !isProperty(wish.kind.head.word) && !products.some((product) => fieldOf(product, tokenOf(wish.kind?.head.word ?? '')) !== undefined);

const forIt = /\b(?:for|to|with|of) (?:it|them|that|this)\b|\b(?:dafur|dazu|damit|para (?:el|ella|eso|isso|ele|ela)|pour (?:ca|lui|celui))\b/;
/** About one product: named, pointed at, or the one discussed. */
function aboutOne(talk: Talk): Plan | undefined {
  const { scene, text, reference, isDiscussed, wish, question } = talk;
  const { ground } = scene;
  const { focus } = ground;
  const isForIt = focus !== null && forIt.test(normalizeText(text)) && factAbout(focus, text) !== undefined;
  const [named, ...more] = isForIt ? [] : (reference?.products ?? []);
  const { max } = wish.limits;
  const isTooDear = named !== undefined && reference?.by === 'name' && max !== null && leastCents(named.variants) > max && wish.words.length > 1;
  if (named && more.length === 0 && !isTooDear) {
    const isSent = aboutDelivery.test(plain(text));
    const fit = reference?.by === 'pointing' ? 0.96 : isSent && !asksAvailability(text) ? 0.4 : Math.max(0.85, massOf(scene));
    const isPointed = reference?.by === 'pointing';
    return { skill: isPointed ? 'referenced_product' : 'named_product', isSure: asksPrice.test(plain(text)) && !isSent, fit, evidence: 1, products: [named], ...(isPointed && { isExpected: true }), answer: () => aboutProduct(scene, named, question) };
  }
  if (!focus || !isDiscussed || more.length > 0) return undefined;
  if (wish.isVague && !/\b(?:it|them)\b/.test(text)) return undefined;
  const pointing = pointsAtFocus(text);
  const now = choiceIn(focus, text);
  const isShifted = Object.keys(shiftedSize(focus, text, scene.memory.picked?.product === focus.id ? scene.memory.picked.options : {})).length > 0;
  const isVersion = isShifted || ((!isEmpty(now) || now.missing.length > 0) && (text.trim().split(/\s+/).length <= 8 || pointing));
  const about = propertiesIn(text).length > 0 || asksPrice.test(plain(text)) || isAboutSize(text) || asksSize.test(normalizeText(text)) || listsOptions.test(normalizeText(text)) || asksCount.test(normalizeText(text)) || asksAvailability(text);
  const isNew = !isForIt && !isShifted && isNewKind(talk, focus);
  if (isNew || (!isVersion && !about && !(pointing && (massOf(scene) >= 0.4 || factAbout(focus, text) !== undefined)) && !(isShort(text) && factAbout(focus, text) !== undefined))) return undefined;
  const isDelivery = aboutDelivery.test(plain(text)) && !isVersion;
  const fact = factAbout(focus, text);
  const isSilent = fact === undefined && !isVersion && wish.words.length > 0 && !asksPrice.test(plain(text)) && !isAboutSize(text) && propertiesIn(text).length === 0;
  const fit = isDelivery ? 0.3 : isSilent ? 0.5 : isVersion ? 0.9 : pointing || isShort(text) ? 0.8 : 0.65;
  const isSure = !isDelivery && (isAboutSize(text) || listsOptions.test(normalizeText(text)) || isShifted);
  return { skill: 'discussed_product', isSure, fit: isSure ? 0.9 : fit, evidence: isSure || fact || isVersion || asksPrice.test(plain(text)) ? 1 : isSilent ? 0.3 : 0.6, products: [focus], answer: () => aboutProduct(scene, focus, question) };
}
/** "Do you have blankets?" after a mug was discussed. */
function isNewKind({ scene, wish, text }: Talk, focus: Product): boolean {
  const { kind } = wish;
  if (kind === null || isProperty(kind.head.word) || fieldOf(focus, kind.head) !== undefined) return false;
  const isCarried = scene.ground.products.some((product) => isKind(product, kind.head));
  return isCarried ? !/\b(?:it|its|they|them|damit|dazu|dafür|con eso|avec)\b/i.test(text) : looksFor(text) || (asksAvailability(text) && !pointsAtFocus(text));
}

/** A need in free words: finds what fits it. */
async function find(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, wish, isDiscussed, question } = talk;
  const { memory, ground, lead } = scene;
  const awaits = memory.awaiting === 'need';
  const isAskedFor = isAsked(text);
  const isOwn = lead !== undefined && isProductIntent(lead.intent);
  const kindKnown = wish.kind !== null && ground.products.some((product) => isKind(product, wish.kind?.head ?? tokenOf('')));
  const strength = strengthOf(wish, ground.products);
  const isSameKind = wish.kind !== null && memory.need?.head !== null && memory.need !== null && tokenOf(memory.need.head ?? '').forms.has([...tokenOf(wish.kind.head.word).forms][0] ?? '');
  const narrows = isDiscussed && memory.need !== null && !wish.isVague && (wish.kind === null || isSameKind || (!kindKnown && !wish.kind.isInitial)) && !asksAvailability(text);
  const isFurther = awaits || narrows;
  if (!isAskedFor && !isOwn && !kindKnown && !isFurther && wish.limits.max === null && !wish.isVague && !(isDiscussed && wish.kind?.isInitial) && !(strength >= 0.3 && (lead === undefined || lead.intent === 'out_of_scope' || lead.likelihood < 0.6))) return undefined;
  // A phrase that is no kind of product may still describe one: "some shade for the terrace".
  const isPhrase = wish.kind !== null && !kindKnown && (isFurther || (!asksAvailability(text) && strength >= 0.5 && (!wish.kind.isInitial || wish.words.length > 2)));
  const adjusted = isPhrase ? { ...wish, kind: null } : wish;
  const need = needAfter(memory.need, adjusted, isFurther);
  const open = need.words.length === 0 && need.head === null && !need.forChild;
  const mass = massOf(scene);
  if (open || (awaits && noIdea.test(normalizeText(text)))) {
    if (!isOwn && !isAskedFor && !awaits) return undefined;
    if (need.max === null && !awaits && isEmptyWish(wish))
      return { skill: 'recommendation', fit: Math.max(0.6, mass), evidence: 0.6, products: [], answer: () => askNeed(scene, need, lead?.intent === 'product_question' ? scene.say.noProduct : scene.say.askNeed) };
    return { skill: 'recommendation', fit: Math.max(0.6, mass), evidence: 0.7, products: [], ...(awaits && { isExpected: true }), answer: () => suggestAnything(scene, need) };
  }
  const products = isFurther ? await search(scene.tools, [need.text, ...(need.forChild ? ['children'] : [])].join('\n')) : await searchAgain(talk, need);
  const findings = rate(need, products, adjusted.kind?.modifiers ?? []);
  const [best] = findings.fitting.length > 0 ? findings.fitting : findings.close;
  const share = need.words.length === 0 ? 1 : (best?.explained.length ?? 0) / Math.max(1, need.words.length);
  const evidence = findings.isUnknownKind ? 0.3 : best ? 0.45 + 0.55 * share : 0.3;
  const cue = Math.max(isAskedFor ? 0.78 : kindKnown ? 0.74 : isFurther ? 0.7 : 0.5, 0.45 + 0.45 * strength);
  const isStrange = findings.isUnknownKind && !isAskedFor && !isOwn && !(isDiscussed && wish.kind?.isInitial);
  if (isStrange || (isFurther && !awaits && share === 0 && need.max === memory.need?.max)) return undefined;
  const fit = aboutDelivery.test(plain(text)) && !kindKnown ? 0.3 : Math.max(cue, mass);
  return { skill: question.asksStock ? 'stock_question' : 'recommendation', fit, evidence, products: [...findings.fitting, ...findings.close].slice(0, 5).map(({ product }) => product), answer: () => suggest(scene, question, need, findings) };
}
/** How well the best products explain the words of a wish, from 0 to 1. */
function strengthOf({ words }: Wish, products: readonly FoundProduct[]): number {
  const [first] = products;
  if (!first || words.length === 0) return 0;
  const share = Math.max(...products.slice(0, 3).map((product) => words.filter((word) => fieldOf(product, word) !== undefined).length / words.length));
  return Math.min(1, Math.max(first.score, share));
}
const isEmptyWish = ({ words, kind, limits }: Wish) => words.length === 0 && kind === null && limits.max === null;

/** What the message itself found, and what the child it is for adds. */
async function searchAgain({ scene }: Talk, need: Need) {
  if (!need.forChild) return scene.ground.products;
  const more = await search(scene.tools, [...need.words, 'children'].join(' '));
  return [...more, ...scene.ground.products.filter(({ id }) => !more.some((one) => one.id === id))];
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
