import { placeIn } from '../../flows/actions/units.ts';
import { aboutProduct } from './about.ts';
import { type Line, linesIn, onlyCount } from './lines.ts';
import { choiceIn, isEmpty } from './options.ts';
import { type Plan, type Talk, isAsked, isShort, purchaseIntent } from './plan.ts';
import { offerLines } from './purchase.ts';
import { describedAmong } from './referent.ts';

// The answers to "which one do you mean?" and "which version?".

/** A question, rather than a version with a question mark. */
const asksElse = ({ scene: { message }, text }: Talk) => message.form !== null && text.trim().split(/\s+/).length > 3;
/** "Got one around 120 that's also waterproof?" */
const looksFurther = ({ text, query }: Talk) => isAsked(text) && (query.limits.max !== null || query.isVague || query.kind !== null);

/** The answer to "which one do you mean?" or "which version?". */
export async function choose(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, reference, question } = talk;
  const { memory, ground } = scene;
  if (memory.awaiting !== 'product' || !memory.detected) return undefined;
  const pool = ground.shown.length > 0 && ground.focus === null ? ground.shown : ground.focus ? [ground.focus] : ground.shown;
  const pointed = reference?.products ?? (describedAmong(text, pool).length === 1 ? describedAmong(text, pool) : []);
  const [product = ground.focus ?? undefined, ...more] = pointed;
  if (memory.detected.intent === 'place_order') {
    if (!product || more.length > 0 || looksFurther(talk)) return undefined;
    const now = choiceIn(product, text);
    const isNamed = !isEmpty(now) || now.missing.length > 0;
    const isVersion =
      isNamed ||
      (!asksElse(talk) && (pointed.length > 0 || onlyCount(text) !== undefined || placeIn(text, product.variants.length) !== undefined));
    if (!isVersion) return undefined;
    const pending = memory.detected.text;
    const lines = linesIn(`${pending}`, { known: [product], product, picked: memory.picked, several: [] });
    const line = lines.find((one) => one.product.id === product.id) ?? { product, choice: now, quantity: 1 };
    const kept =
      memory.picked?.product === product.id
        ? Object.fromEntries(Object.entries(memory.picked.options).map(([name, value]) => [name, [value]]))
        : {};
    const priced = memory.considered.findLast((one) => one.product === product.id)?.quantity ?? line.quantity;
    const quantity = isEmpty(now) ? (onlyCount(text) ?? priced) : priced;
    const filled: Line = { product, choice: { ...now, asked: { ...kept, ...line.choice.asked, ...now.asked } }, quantity };
    return {
      skill: 'chosen_version',
      fit: 0.96,
      evidence: 1,
      products: [product],
      isExpected: true,
      answer: () => offerLines(scene, purchaseIntent(pending), [...lines.filter((one) => one.product.id !== product.id), filled]),
    };
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
