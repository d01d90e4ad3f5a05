import { placeIn } from '../../flows/actions/units.ts';
import { agreesTo } from '../../nlu/offer.ts';
import type { Product } from '../../tools.ts';
import { aboutProduct } from './about.ts';
import { consideredLines, otherThan } from './change-purchase.ts';
import { addsMore } from './asks.ts';
import { addsSame, changed } from './changes.ts';
import { completedBy, type Line, linesIn, onlyCount } from './lines.ts';
import { choiceIn, isEmpty, isOf } from './options.ts';
import { type Plan, type Talk, isAsked, isShort, purchaseIntent } from './plan.ts';
import { offerLines } from './purchase.ts';
import { describedAmong, namedIn } from './referent.ts';
import { sayLines } from './sums.ts';

// The answers to "which one do you mean?" and "which version?".

/** A question, rather than a version with a question mark. */
const asksElse = ({ scene: { message }, text }: Talk) => message.form !== null && text.trim().split(/\s+/).length > 3;
/** "Got one around 120 that's also waterproof?" */
const looksFurther = ({ text, query }: Talk) => isAsked(text) && (query.limits.max !== null || query.isVague || query.kind !== null);

const plan = (lines: readonly Line[], answer: Plan['answer']): Plan => ({
  skill: 'chosen_version',
  fit: 0.96,
  evidence: 1,
  products: lines.map(({ product }) => product),
  isExpected: true,
  answer,
});

/** The answer to "which version?": fills in the lines that wait for it, or changes them. */
function fillIn(talk: Talk, awaited: Product, lines: readonly Line[]): Plan | undefined {
  const { scene, text } = talk;
  const { ground, memory, nlu } = scene;
  const offer = (next: readonly Line[]) => plan(next, () => offerLines(scene, purchaseIntent(memory.detected?.text ?? text), next));
  // A mere yes leaves it open.
  if (nlu.consent === 'yes' || agreesTo('', text)) return offer(lines);
  const now = choiceIn(awaited, text);
  const isNamed = !isEmpty(now) || now.missing.length > 0;
  if (!isNamed && asksElse(talk)) return undefined;
  const known = [...ground.products, ...ground.shown, ...lines.map(({ product }) => product)];
  // "And another in S": the first one's version stays open.
  const more = addsMore(text) || addsSame(text) ? changed(lines, text, known, otherThan(talk, lines)) : undefined;
  if (more) return plan(more, () => sayLines(scene, more, text));
  const named = namedIn(text, known);
  if (isNamed && named.every(({ id }) => id === awaited.id)) return offer(filled(lines, awaited, text));
  const next = changed(lines, text, known);
  if (next) return plan(next, () => sayLines(scene, next, text));
  return placeIn(text, awaited.variants.length) === undefined && talk.reference?.products[0]?.id !== awaited.id ? undefined : offer(lines);
}

/** The lines of a product that are open, in the version that a message names. */
function filled(lines: readonly Line[], product: Product, text: string): Line[] {
  const said = linesIn(text, { known: [product], product, picked: null, several: [] });
  const own = lines.filter((line) => line.product.id === product.id);
  if (said.length > 1) return [...lines.filter((line) => !own.includes(line)), ...said.map((line) => completedBy(line, own))];
  const now = choiceIn(product, text);
  const isOpen = ({ choice }: Line) => product.variants.filter((variant) => variant.in_stock && isOf(variant, choice)).length > 1;
  const open = own.some(isOpen) ? own.filter(isOpen) : own;
  const quantity = said[0] && said[0].quantity > 1 && open.length === 1 ? said[0].quantity : undefined;
  return lines.map((line) =>
    open.includes(line)
      ? { ...line, choice: { ...now, asked: { ...line.choice.asked, ...now.asked } }, quantity: quantity ?? line.quantity }
      : line,
  );
}

/** The answer to "which one do you mean?" or "which version?". */
export async function choose(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, reference, question } = talk;
  const { memory, ground } = scene;
  if (memory.awaiting !== 'product' || !memory.detected) return undefined;
  const pool = ground.shown.length > 0 && ground.focus === null ? ground.shown : ground.focus ? [ground.focus] : ground.shown;
  const pointed = reference?.products ?? (describedAmong(text, pool).length === 1 ? describedAmong(text, pool) : []);
  const [product = ground.focus ?? undefined, ...more] = pointed;
  if (memory.detected.intent === 'place_order') {
    if (looksFurther(talk)) return undefined;
    const waiting = ground.focus ? await consideredLines(scene) : [];
    if (ground.focus && waiting.some((line) => line.product.id === ground.focus?.id)) return fillIn(talk, ground.focus, waiting);
    if (!product || more.length > 0 || (pointed.length === 0 && asksElse(talk))) return undefined;
    // After "which one?" the quantity said before counts.
    const pending = memory.detected.text;
    const now = choiceIn(product, text);
    const lines = linesIn(pending, { known: [product], product, picked: memory.picked, several: [] });
    const line = lines.find((one) => one.product.id === product.id) ?? { product, choice: now, quantity: 1 };
    const quantity = isEmpty(now) ? (onlyCount(text) ?? line.quantity) : line.quantity;
    const chosen: Line = { product, choice: { ...now, asked: { ...line.choice.asked, ...now.asked } }, quantity };
    return plan([chosen], () => offerLines(scene, purchaseIntent(pending), [chosen]));
  }
  if (!product || more.length > 0 || (pointed.length === 0 && !isShort(text))) return undefined;
  if (pointed.length === 0) return undefined;
  return {
    skill: 'chosen_product',
    fit: 0.96,
    evidence: 1,
    products: [product],
    isExpected: true,
    answer: () => aboutProduct(scene, product, question),
  };
}
