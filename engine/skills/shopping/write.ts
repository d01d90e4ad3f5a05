import { fromHundredths, hundredthsOf } from '../../amounts.ts';
import type { Card, Source } from '@parley/contract/messages';
import type { Memory } from '../../memory.ts';
import type { Intent, Language } from '../../intents.ts';
import type { Product, Variant } from '../../tools.ts';
import { answerWith, askBack, type DialogueContext } from '../../dialogue.ts';
import type { Outcome } from '../../port.ts';
import { spokenLanguage } from '../../language.ts';
import { sayAmount } from '../../speech.ts';
import { colourOptionOf, optionsOf } from './options.ts';

// How answers about products are put: cards, sources, prices and versions in words.

export const mostCards = 3;

/** Descriptions are in the shop's language; an answer in another one does without their sentences where it can. */
export const isForeign = ({ briefing, replyLanguage }: DialogueContext) => spokenLanguage(briefing.shop.locale) !== replyLanguage;

export function cardOf(product: Product, variant?: Variant): Card {
  const shown = variant ?? product.variants.find(({ in_stock }) => in_stock) ?? product.variants[0];
  const only = product.variants.length === 1 ? product.variants[0] : undefined;
  const detail = variant
    ? Object.values(variant.options).join(', ')
    : Object.values(optionsOf(product.variants))
        .map((values) => values.slice(0, 4).join(', '))
        .join(' · ');
  return {
    type: 'product',
    product_id: product.id,
    variant_id: (variant ?? only)?.id ?? null,
    name: product.name,
    detail: detail || (product.brand ?? ''),
    price: shown?.price ?? '0.00',
    currency: product.currency,
    in_stock: variant ? variant.in_stock : product.variants.some(({ in_stock }) => in_stock),
    image: product.image,
  };
}

export const sourceOf = (product: Product, score = 1): Source => ({
  kind: 'product',
  id: product.id,
  title: product.name,
  score: Math.min(1, score),
  excerpt: product.description.slice(0, 300),
});

/** A version inside a sentence: "grey, L" for { Colour: 'Grey', Size: 'L' }. German keeps capitals, and so do values other than colors. */
export function versionName(product: Pick<Product, 'variants'>, options: Record<string, string>, language: Language): string {
  const colorOption = language === 'de' ? undefined : colourOptionOf(product);
  return Object.entries(options)
    .map(([name, value]) => (name === colorOption && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(value) ? value.toLowerCase() : value))
    .join(', ');
}
export const namesOf = (product: Product, variants: readonly Variant[], language: Language) =>
  variants.map(({ options }) => versionName(product, options, language)).filter((name) => name !== '');

const centsOf = ({ price }: Variant) => hundredthsOf(price);
export const amountOf = ({ replyLanguage }: Pick<DialogueContext, 'replyLanguage'>, product: Product, cents: number) =>
  sayAmount(fromHundredths(cents), product.currency, replyLanguage);

const range = (variants: readonly Variant[]): [number, number] => {
  const prices = variants.map(centsOf);
  return prices.length === 0 ? [0, 0] : [Math.min(...prices), Math.max(...prices)];
};
export const leastCents = (variants: readonly Variant[]) => range(variants)[0];

/** The price of a product, or of the versions asked for. */
export function priceText(scene: DialogueContext, product: Product, variants: readonly Variant[] = product.variants) {
  const [from, to] = range(variants.length > 0 ? variants : product.variants);
  const which = variants.length > 0 && variants.length < product.variants.length ? sharedName(scene, product, variants) : '';
  const name = which === '' ? product.name : `${product.name} (${which})`;
  return scene.say.price(name, amountOf(scene, product, from), amountOf(scene, product, to));
}
/** What several variants have in common. */
function sharedName({ replyLanguage }: DialogueContext, product: Product, variants: readonly Variant[]) {
  const [first, ...others] = variants;
  const shared = Object.entries(first?.options ?? {}).filter(([name, value]) => others.every(({ options }) => options[name] === value));
  return versionName(product, Object.fromEntries(shared), replyLanguage);
}

export const lineOf = (scene: DialogueContext, product: Product, reason = '', variants: readonly Variant[] = product.variants) =>
  `• ${product.name} (${amountOf(scene, product, leastCents(variants.length > 0 ? variants : product.variants))})${reason === '' ? '' : `: ${reason}`}`;

type Reply = {
  text: string;
  products: readonly Product[];
  intent: Intent;
  confidence: number;
  /** The variant that the answer is about. */
  variant?: Variant | undefined;
  cards?: Card[];
  sources?: Source[];
  remember?: Partial<Memory>;
};
/** What was considered before, and the version discussed now. */
function consideredAfter(before: Memory['considered'], { product, options }: NonNullable<Memory['picked']>): Memory['considered'] {
  // "In black" says more of what "600 ml" left open.
  const isPart = (one: Memory['considered'][number]) =>
    one.product === product && Object.entries(one.options).every(([name, value]) => options[name] === value);
  const quantity = before.find(isPart)?.quantity ?? 1;
  return [...before.filter((one) => !isPart(one)), { product, options, quantity }].slice(-6);
}
const mostSeen = 12;
const seenAfter = (before: readonly string[], products: readonly Product[]) => {
  const now = products.slice(0, mostCards).map(({ id }) => id);
  return [...before.filter((id) => !now.includes(id)), ...now].slice(-mostSeen);
};
function replyOf({ memory }: DialogueContext, { text, products, intent, confidence, variant, cards, sources, remember }: Reply) {
  const [only, ...more] = products;
  // The product discussed before stays within reach of "the other one".
  const discussed =
    only && !memory.shown.includes(only.id) ? [...(memory.product === null ? [] : [memory.product]), only.id] : memory.shown;
  return {
    text,
    cards: cards ?? products.slice(0, mostCards).map((product) => cardOf(product, more.length === 0 ? variant : undefined)),
    sources: sources ?? products.map((product) => sourceOf(product)),
    confidence,
    intent,
    remember: {
      seen: seenAfter(memory.seen, products),
      product: only && more.length === 0 ? only.id : null,
      ...(only && { shown: more.length > 0 ? products.slice(0, 6).map(({ id }) => id) : discussed.slice(-6) }),
      about: 'product' as const,
      ...(remember?.picked && { considered: consideredAfter(memory.considered, remember.picked) }),
      ...remember,
    },
  };
}
export const answerAbout = (scene: DialogueContext, reply: Reply): Outcome => answerWith(scene, replyOf(scene, reply));
export const askAbout = (scene: DialogueContext, reply: Reply): Outcome => askBack(scene, replyOf(scene, reply));

export const sureOf = (likelihood: number) => Math.min(0.97, 0.5 + likelihood * 0.45);
export const confidenceOf = ({ likelihood }: { likelihood: number }) => sureOf(likelihood);
