import { askBack, type DialogueContext } from '../../dialogue.ts';
import { agreesTo } from '../../nlu/offer.ts';
import type { Outcome } from '../../port.ts';
import { formOf } from '../../read.ts';
import { compose } from '../../speech.ts';
import { anywhere, atStart, normalizeText } from '../../nlu/pattern.ts';
import type { Product } from '../../tools.ts';
import { quantityIn } from '../../quantities.ts';
import { plain } from '../../words.ts';
import { addsMore, asksPrice, asksTotal, changesIt, wantsToBuy } from './asks.ts';
import { addsSame, changed, dropsAll, dropsSome } from './changes.ts';
import type { Line } from './lines.ts';
import { isGoods } from './goods.ts';
import { fieldOf, isKind, weightOf } from './match.ts';
import { onlyFound, type Plan, type Talk, purchaseIntent } from './plan.ts';
import { makeLink, offering, offerLines } from './purchase.ts';
import { consideredLine, rowsOf, totalOf, withShipping } from './sums.ts';
import { shoppingList } from './shopping-list.ts';
import { answerAbout, askAbout } from './write.ts';

// Changes what was offered or put in the basket, and takes the yes to it.

/** A yes to an offer; after a question in between it is made again. */
export async function confirm({ scene, text }: Talk): Promise<Plan | undefined> {
  const { memory } = scene;
  if (memory.awaiting === null && memory.purchase?.linked === false && memory.later.length === 0 && scene.nlu.consent === 'yes') {
    const lines = memory.about === 'order' ? [] : await loadLines(scene);
    if (lines.length > 0)
      return {
        skill: 'offer_again',
        fit: 1,
        evidence: 1,
        products: lines.map(({ product }) => product),
        isExpected: true,
        answer: () => offerLines(scene, purchaseIntent(text), lines),
      };
  }
  const said = scene.briefing.turns.findLast(({ author }) => author === 'ai')?.text ?? '';
  // Words of an answer above the offer are no part of it.
  const [offer = ''] = said
    .split(/\n{2,}/)
    .filter((part) => part.includes(' × '))
    .slice(-1);
  if (scene.memory.awaiting !== 'purchase' || !(agreesTo(offer, scene.nlu.text) || agreesTo(offer, scene.nlu.said))) return undefined;
  return { skill: 'checkout', fit: 1, evidence: 1, products: [], isExpected: true, answer: () => makeLink(scene) };
}

/** "Make it three", "the blue one instead", "forget the board": changes what was offered or put in the basket, or goes back to it. */
export async function correct(talk: Talk): Promise<Plan | undefined> {
  const { scene, text } = talk;
  const { purchase, awaiting } = scene.memory;
  if (!purchase || (awaiting !== 'purchase' && awaiting !== null && awaiting !== 'person') || scene.nlu.consent !== undefined)
    return undefined;
  const isOpen = awaiting === 'purchase';
  const wants = wantsToBuy(text, true) || wantsToBuy(scene.nlu.said, true);
  const changes = changesIt(text) || changesIt(scene.nlu.said) || dropsSome(text);
  const isSum = asksTotal(text) || asksPrice.test(plain(text));
  const isAsking = (scene.message.form !== null || talk.question.detected.question) && !beginsWithChange(text);
  if (text.split(/\s+/).length > mostWords || (isAsking && !isSum && !wants && !supposes(text) && !asksToChange(text))) return undefined;
  const isChange = changes || addsMore(text) || addsSame(text);
  const isWhole = !isOpen && !wants && !isChange && asksForWhole(talk);
  if (!isOpen && !wants && !isChange && !isWhole && !agreesTo('', text) && !agreesTo('', scene.nlu.said)) return undefined;
  const before = await loadLines(scene);
  if (before.length === 0) return undefined;
  if (isWhole) return isDiscussed(scene, before) ? totalPlan(scene, before) : undefined;
  // What is listed anew after the link is a purchase of its own.
  if (purchase.linked && !isChange && (await shoppingList(talk))) return undefined;
  const isSent = purchase.linked || scene.memory.changes_open;
  const changesOpen = (lines: readonly Line[]) =>
    isSent && (isChange || lines.some(({ product }) => before.some((line) => line.product.id === product.id)));
  const plan = (lines: readonly Line[]): Plan => ({
    skill: 'purchase_change',
    fit: isOpen ? 0.97 : 0.9,
    evidence: 1,
    products: lines.map(({ product }) => product),
    isExpected: true,
    answer: () => offerLines(offering(scene, changesOpen(lines)), purchaseIntent(text), lines),
  });
  if (isOpen && dropsAll(text)) return { ...plan(before), skill: 'purchase_dropped', answer: () => dropAll(scene) };
  // Beside an offer that waits for its yes, only its own products are taken up again.
  const isElsewhere =
    !isOpen &&
    !purchase.linked &&
    !addsMore(text) &&
    (talk.reference?.products ?? []).some(({ id }) => !before.some(({ product }) => product.id === id));
  const other = otherThan(talk, before);
  const lines = isElsewhere || addsUnknown(talk, before, other) ? undefined : changed(before, text, knownTo(talk, before), other);
  if (lines && isAsking && supposes(text)) return { ...plan(lines), skill: 'purchase_if', answer: () => sayIf(scene, lines) };
  if (lines && (!isAsking || wants || asksToChange(text))) return plan(lines);
  if (isOpen && isSum) return totalPlan(scene, before);
  // "Go ahead and order" after a question about something else means what waits.
  const isBare = agreesTo('', text) || agreesTo('', scene.nlu.said);
  const isTurned = !isOfFocus(scene, before) && scene.memory.picked?.product === scene.ground.focus?.id;
  return (wants && !isElsewhere && (isOpen || isOfFocus(scene, before))) || (isBare && !purchase.linked && !isTurned)
    ? plan(before)
    : undefined;
}

/** The products that a change may name: what is in the purchase, what was shown, and the one that the message describes. */
function knownTo({ scene: { ground } }: Talk, before: readonly Line[]) {
  return [...ground.products, ...before.map(({ product }) => product), ...ground.shown];
}

/** "Also the bottle with the straw": the product that an addition describes, where it is none of those in the purchase. */
export function otherThan(talk: Talk, before: readonly Line[]): Product | undefined {
  const { text, query, reference } = talk;
  if (!(addsMore(text) || addsSame(text)) || reference?.by === 'name' || query.words.length === 0) return undefined;
  const isOwn = query.words.some((word) => before.some(({ product }) => fieldOf(product, word) !== undefined && isKind(product, word)));
  const found = isOwn ? undefined : (onlyFound(talk) ?? bestNamed(talk));
  return found && !before.some(({ product }) => product.id === found.id) ? found : undefined;
}

/** The product whose name has clearly more of the words than any other's: "a bag of potting soil". */
function bestNamed({ query, scene }: Talk): Product | undefined {
  const [first, second] = scene.ground.products
    .map((product) => ({ product, weight: weightOf({ ...product, description: '' }, query.words) }))
    .toSorted((a, b) => b.weight - a.weight);
  return first && first.weight >= 3 && first.weight > (second?.weight ?? 0) ? first.product : undefined;
}

/** "Also a tent": more of another kind than what is in the purchase, and nothing found for it. */
function addsUnknown({ text, query: { kind }, reference }: Talk, before: readonly Line[], other: Product | undefined): boolean {
  if (kind === null || other !== undefined || reference?.by === 'name' || !addsMore(text)) return false;
  return isGoods(kind.head.word) && !before.some(({ product }) => fieldOf(product, kind.head) !== undefined);
}

/** "And without the steel one?", "what if I took two?": only what it would come to. */
const supposing = atStart(`
  (?:ok |okay |so |hm+ |and |but |what |how about |y |et |e |und |en |mais |pero |aber |mas |ma )*(?:if|without|with|was wenn|wenn|ohne|mit|si|sans|avec|sin|con|se|sem|com|senza|zonder|met|als)`);
const supposes = (text: string) =>
  supposing.test(normalizeText(text)) && (dropsSome(text) || addsMore(text) || wantsToBuy(text, true) || quantityIn(text) !== undefined);
/** "Can you make it two?", "make it two, ok?" asks for the change itself. */
const changing = anywhere(`
  instead, ^(?:ok |and |please )*(?:make|change|swap|add|remove|drop|take|put), (?:can|could|would) (?:you|we|i) (?:\\w+ )?(?:make|change|add|remove|take|swap|drop|put|switch|get|have), stattdessen, lieber, (?:kannst|konnen|konnten) (?:du|sie|wir), en vez, en lugar, puedes, podrias?, au lieu, plutot, (?:peux|pouvez|pourrais|pourriez) (?:tu|vous), em vez, pode(?:s|ria)?, invece, puoi, potete, in plaats, liever, kun je, kunt u`);
const asksToChange = (text: string) => changing.test(normalizeText(text)) && (changesIt(text) || dropsSome(text) || addsMore(text));

/** "Leave out the towel, can get that next year": the first words change it, what follows says why. */
function beginsWithChange(text: string): boolean {
  const [first = '', ...more] = text.split(/[,;.!]+/).filter((part) => /\p{L}{3}/u.test(part) && !remark.test(normalizeText(part)));
  return more.length > 0 && !first.includes('?') && formOf(first) === null && !supposes(first) && (dropsSome(first) || changesIt(first));
}
const remark =
  /^(?:ok|okay|good|great|nice|thanks|cool|gut|danke|bien|merci|vale|gracias|obrigad[oa]|grazie|bedankt|good to know|hm+|ah|oh)(?: \w+)?$/;

/** "Scrap the lot": nothing is bought. */
const dropAll = (scene: DialogueContext): Outcome =>
  askBack(scene, {
    text: scene.say.neverMind,
    confidence: 0.9,
    intent: null,
    remember: { purchase: null, changes_open: false, considered: [], picked: null },
  });

/** What the lines would come to; nothing changes yet. */
const sayIf = (scene: DialogueContext, lines: readonly Line[]): Outcome =>
  answerAbout(scene, {
    text: compose(rowsOf(scene, lines).join('\n'), totalOf(scene, lines)),
    products: lines.map(({ product }) => product).filter((product, at, all) => all.findIndex(({ id }) => id === product.id) === at),
    intent: 'product_question',
    confidence: 0.9,
    remember: { considered: scene.memory.considered, picked: scene.memory.picked },
  });

const mostWords = 18;
const isOfFocus = ({ ground: { focus } }: DialogueContext, lines: readonly Line[]) =>
  focus === null || lines.some(({ product }) => product.id === focus.id);

/** "What do I pay in total?" after the link was sent, or something else was asked: of all that is bought. */
const asksForWhole = ({ text, reference }: Talk) => asksTotal(text) && reference?.by !== 'name' && quantityIn(text) === undefined;
/** What is bought is still what the conversation is about. */
const isDiscussed = (scene: DialogueContext, lines: readonly Line[]) =>
  isOfFocus(scene, lines) && scene.memory.considered.every((one) => lines.some(({ product }) => product.id === one.product));

const totalPlan = (scene: DialogueContext, lines: readonly Line[]): Plan => ({
  skill: 'purchase_total',
  fit: 0.97,
  evidence: 1,
  products: lines.map(({ product }) => product),
  isExpected: true,
  answer: () => withShipping(scene, sayTotal(scene, lines), lines),
});

/** Each line with its price and what they come to, so that a yes can follow where no link was sent. */
function sayTotal(scene: DialogueContext, lines: readonly Line[]): Outcome {
  const { memory } = scene;
  if (memory.purchase?.linked) return sayIf(scene, lines);
  return askAbout(scene, {
    text: compose(rowsOf(scene, lines).join('\n'), totalOf(scene, lines)),
    products: lines.map(({ product }) => product),
    intent: 'place_order',
    confidence: 0.9,
    remember: {
      awaiting: 'purchase',
      detected: memory.detected,
      purchase: memory.purchase,
      picked: memory.picked,
      considered: memory.considered,
      product: memory.product,
      shown: memory.shown,
    },
  });
}

/** The lines considered last: those that wait for their version. */
export async function consideredLines({ memory, tools }: DialogueContext): Promise<Line[]> {
  const found = await Promise.all(memory.considered.map(({ product }) => tools.call('get_product', { product_id: product })));
  const products = found.flatMap(({ product }) => (product ? [product] : []));
  return memory.considered.flatMap((one) => consideredLine(one, products));
}

export async function loadLines({ memory, tools }: DialogueContext): Promise<Line[]> {
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
