import { normalizeText } from '../../nlu/pattern.ts';
import type { DialogueContext } from '../../dialogue.ts';
import { quantityIn } from '../../quantities.ts';
import type { Product } from '../../tools.ts';
import { asksAdvice, changesIt, wantsToBuy } from './asks.ts';
import { relationIn } from './compare.ts';
import { tokenOf } from './find.ts';
import { asksSize } from './lexicon.ts';
import { limitsIn } from './limits.ts';
import { type Line, linesIn, onlyCount } from './lines.ts';
import { isKind } from './match.ts';
import { choiceIn, isOf } from './options.ts';
import { type Plan, type Talk, isAsked, onlyFound, purchaseIntent, whichOne } from './plan.ts';
import { propertiesIn } from './properties.ts';
import { asksForMany, offering, offerLines, tooMany } from './purchase.ts';
import { describedAmong } from './referent.ts';
import { isAboutSize } from './sizing.ts';
import { pickedOf } from './stock.ts';
import { linesMeant } from './sums.ts';

// What somebody wants to buy.

/** "I'll take two of them", "in the basket please". */
export async function buy(talk: Talk): Promise<Plan | undefined> {
  const { scene, text, reference, isDiscussed, query } = talk;
  const { ground, lead } = scene;
  const isAsking = scene.message.form !== null || asksAdvice.test(normalizeText(text));
  const isLead = lead?.intent === 'place_order' && lead.likelihood >= 0.75 && !lead.question && !isAsking && query.limits.max === null;
  const counts = reference?.by === 'name' && !text.includes('?') && !isAsked(text) && namesLines(text, reference.products);
  const lists = isDiscussed && ground.focus !== null && !isAsking && !isAsked(text) && listsVersions(text, ground.focus);
  const wants = wantsToBuy(text, isDiscussed) || wantsToBuy(scene.nlu.said, isDiscussed) || counts || lists;
  if (asksSize.test(normalizeText(text)) || (!wants && !(isLead && (reference || isDiscussed)))) return undefined;
  const known = [...ground.products, ...ground.shown, ...(ground.focus ? [ground.focus] : [])];
  const found =
    query.kind &&
    isDiscussed &&
    reference === undefined &&
    !ground.shown.some((product) => isKind(product, tokenOf(query.kind?.head.word ?? '')))
      ? ground.products.filter((product) => isKind(product, tokenOf(query.kind?.head.word ?? '')))
      : [];
  const single = reference?.products.length === 1 ? reference.products[0] : undefined;
  const described = describedAmong(text, ground.shown);
  const product =
    single ??
    (found.length === 1 ? found[0] : undefined) ??
    ground.focus ??
    (ground.shown.length === 1 ? ground.shown[0] : undefined) ??
    (described.length === 1 ? described[0] : undefined) ??
    onlyFound(talk);
  const fit = wants ? 0.9 : (lead?.likelihood ?? 0.6);
  if (!product && !(reference && reference.products.length > 1)) {
    if (ground.shown.length > 1)
      return {
        skill: 'which_to_buy',
        fit,
        evidence: 0.9,
        products: ground.shown,
        answer: () => whichOne(scene, ground.shown, purchaseIntent(text)),
      };
    return undefined;
  }
  const picked = product ? { product: product.id, options: pickedOf(scene, product, text) } : null;
  const context = {
    known: [...known],
    product,
    picked,
    several: reference && reference.products.length > 1 ? reference.products : ground.shown,
  };
  const lines =
    reference?.by === 'pointing' && reference.products.length > 1
      ? linesMeant(talk, false)
      : linesIn(text, context).map((line) => withQuantity(scene, line));
  const named = reference?.by === 'name' ? reference.products : [];
  // A name that several share says which only with another word.
  if (named.length > 1 && lines.length === 1 && named.some(({ id }) => id === lines[0]?.product.id) && query.limits.max === null)
    return {
      skill: 'which_to_buy',
      fit,
      evidence: 0.9,
      products: named,
      answer: () => whichOne(scene, named, purchaseIntent(text)),
    };
  const cheap =
    relationIn(text) === 'cheaper' && product && lines.length === 1
      ? cheapestLine(lines[0] ?? { product, choice: choiceIn(product, text), quantity: 1 })
      : undefined;
  const shown = cheap
    ? [cheap]
    : lines.length > 0
      ? lines
      : product
        ? [{ product, choice: choiceIn(product, text), quantity: onlyCount(text) ?? 1 }]
        : [];
  const [first] = shown;
  if (!first) return undefined;
  // After "which one?" the quantity said before counts.
  const products = shown.map(({ product: one }) => one);
  // "106 around the chest" is no number of jackets.
  const many =
    !isAboutSize(text) &&
    asksForMany(
      text.replace(/\d{3,5}/g, (digits) => (isOption(shown, digits) ? ' ' : digits)),
      products,
    );
  const detected = purchaseIntent(text, Math.max(0.8, lead?.likelihood ?? 0));
  return {
    skill: 'purchase',
    isSure: wants && isDiscussed,
    fit,
    evidence: 1,
    products,
    answer: () => (many ? tooMany(scene, detected, first.product) : offerLines(offering(scene, false), detected, shown)),
  };
}

/** As many as were priced before, unless the message gives a number: "all in the beige one". */
function withQuantity({ memory, nlu }: DialogueContext, line: Line): Line {
  const before = memory.considered.findLast(({ product }) => product === line.product.id)?.quantity ?? 1;
  const isSaid = line.quantity > 1 || (changesIt(nlu.text) && quantityIn(nlu.text) === 1);
  return isSaid ? line : { ...line, quantity: before };
}

/** "The cheaper of the two": the version with the lowest price. */
function cheapestLine(line: Line): Line | undefined {
  const [variant] = line.product.variants
    .filter((one) => one.in_stock && isOf(one, line.choice))
    .toSorted((a, b) => Number(a.price) - Number(b.price));
  return (
    variant && {
      ...line,
      choice: { ...line.choice, asked: Object.fromEntries(Object.entries(variant.options).map(([name, value]) => [name, [value]])) },
    }
  );
}

/** "One in M for me and one in L for my husband." */
const listsVersions = (text: string, product: Product) => {
  const lines = linesIn(text, { known: [product], product, picked: null, several: [] });
  return lines.length > 1 && quantityIn(text) !== undefined && lines.every(({ choice }) => Object.keys(choice.asked).length > 0);
};

/** "3 galley mugs in blue, one set in oat": quantities of a product are an order. */
const namesLines = (text: string, products: readonly Product[]) => {
  const lines = linesIn(text, { known: products, product: products[0], picked: null, several: [] });
  return (
    lines.some(({ quantity }) => quantity > 1) &&
    !propertiesIn(text).some(({ weak, name }) => weak === undefined && name !== 'dimensions') &&
    limitsIn(text).max === null
  );
};

const isOption = (lines: readonly Line[], digits: string) =>
  lines.some(({ product }) => product.variants.some(({ options }) => Object.values(options).some((value) => value.includes(digits))));
