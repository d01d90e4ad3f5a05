import { own } from '@parley/contract/own';
import type { Language } from './intents.ts';
import type { Product } from './tools.ts';
import { inEnglish } from './glossary.ts';
import { isProperty } from './product-facts.ts';
import { isNear, plain, stem, tokenize } from './words.ts';

/** One matching product, several of a kind, or none. */
export type Choice<P> = { one: P } | { several: P[] } | { none: true };

/**
 * Which product the words mean. A word that only one product's name has identifies it ("the Squall"); words that many share name a kind ("a rain
 * jacket").
 */
export function chooseProduct<P extends Product>(products: readonly P[], words: readonly string[]): Choice<P> {
  const naming = words.filter((word) => !isProperty(word));
  const queryWords = [...(naming.length ? naming : words)].flatMap((word) => [word, ...inEnglish([word])]);
  const rated = products.map((product) => ({ product, ...matches(product, queryWords) }));
  const most = Math.max(0, ...rated.map(({ named }) => named));
  if (most === 0) {
    const sameKind = rated
      .filter(({ kind }) => kind > 0)
      .sort((a, b) => b.kind - a.kind)
      .map(({ product }) => product);
    return sameKind.length === 1 && sameKind[0] ? { one: sameKind[0] } : sameKind.length ? { several: sameKind } : { none: true };
  }
  const best = Math.max(...rated.filter(({ named }) => named > 0).map(({ named, kind }) => named + kind * 0.5));
  const top = rated.filter(({ named, kind }) => named > 0 && named + kind * 0.5 >= best).map(({ product }) => product);
  const rivals = rated.filter(({ named, kind }) => named + kind >= most).length;
  const [first] = top;
  return first && top.length === 1 && (rivals === 1 || hasUniqueWord(first, products, queryWords))
    ? { one: first }
    : {
        several: rated
          .filter(({ named, kind }) => named + kind >= most)
          .sort((a, b) => b.named + b.kind - a.named - a.kind)
          .map(({ product }) => product),
      };
}

/** A word of the question that appears in this product's name and no other. */
function hasUniqueWord(product: Product, products: readonly Product[], queryWords: readonly string[]) {
  const others = products.filter(({ id }) => id !== product.id);
  return tokenize(product.name).some(
    (word) =>
      queryWords.some((other) => isNear(word, other)) &&
      !others.some((one) => tokenize(`${one.name} ${one.category ?? ''}`).some((otherWord) => stem(otherWord) === stem(word))),
  );
}

function matches(product: Product, queryWords: readonly string[]) {
  const name = tokenize(product.name);
  const kind = tokenize([product.category, product.brand, ...product.tags].filter(Boolean).join(' '));
  const named = name.filter((word) => queryWords.some((other) => isNear(word, other))).length;
  return {
    named,
    kind: kind.filter((word) => !name.some((own) => stem(own) === stem(word)) && queryWords.some((other) => isNear(word, other))).length,
  };
}

/** The options a question names, matched with the variants' values: "in red, size M" → { Colour: 'Red', Size: 'M' }. */
export function optionsIn(product: Product, text: string): Record<string, string> {
  const padded = ` ${plain(text)
    .replace(/[^\p{L}\d./]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')} `;
  const english = inEnglish(tokenize(text))
    .map((word) => ` ${word} `)
    .join('');
  const chosen: Record<string, string> = {};
  const values = product.variants.flatMap(({ options }) => Object.values(options).map(plain));
  for (const { options } of product.variants)
    for (const [name, value] of Object.entries(options)) {
      const words = plain(value)
        .replace(/[^\p{L}\d./]+/gu, ' ')
        .trim();
      const named =
        padded.includes(` ${words} `) ||
        isPart(words, padded) ||
        (!values.includes(own(basicColors, words) ?? '?') && matchesBasicColor(words, english + padded)) ||
        english.includes(` ${words} `) ||
        own(sizeWords, words)?.some((word) => padded.includes(` ${word} `));
      // The longer value wins over one it contains: "navy blue" over "blue".
      if (named && words.length > plain(own(chosen, name) ?? '').length && !inName(product, words)) chosen[name] = value;
    }
  return chosen;
}
/** "L" is in "L/XL". */
const isPart = (value: string, padded: string) =>
  /^[a-z\d]{1,4}(?:\/[a-z\d]{1,4})+$/.test(value) && value.split('/').some((part) => /[a-z]/.test(part) && padded.includes(` ${part} `));
/** Catalog color → the basic color that customers say, such as navy → blue. */
export const basicColors: Record<string, string> = {
  ...{ navy: 'blue', sky: 'blue', petrol: 'blue', forest: 'green', moss: 'green', olive: 'green', sage: 'green', slate: 'grey' },
  ...{ mustard: 'yellow', ochre: 'yellow', coral: 'red', rust: 'red', walnut: 'brown', cognac: 'brown' },
};
const matchesBasicColor = (value: string, padded: string) => padded.includes(` ${own(basicColors, value) ?? '?'} `);
const colorNames = /^(?:red|blue|green|black|white|yellow|grey|brown|orange|navy|pink|purple|violet|gold|silver|beige|turquoise)$/;
const isColor = (value: string) => Object.hasOwn(basicColors, plain(value)) || colorNames.test(plain(value));
/** The color a text asks for, in the customer's words. */
export const colorIn = (text: string): string | undefined =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .find((word) => [plain(word), ...inEnglish([plain(word)])].some((one) => colorNames.test(one)));
/** A variant's name inside a sentence: "grey, L" for { Colour: 'Grey', Size: 'L' }. German keeps capitals, and so do values other than colors. */
export function versionName(product: Product, options: Record<string, string>, language: Language): string {
  const colorOption = language === 'de' ? undefined : colorOptionOf(product);
  return Object.entries(options)
    .map(([name, value]) => (name === colorOption && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(value) ? value.toLowerCase() : value))
    .join(', ');
}
/** The option that holds a product's color. */
export const colorOptionOf = ({ variants }: Product): string | undefined =>
  variants.flatMap(({ options }) => Object.entries(options)).find(([, value]) => isColor(value))?.[0];
const inName = ({ name }: Product, words: string) => tokenize(name).includes(words);
const sizeWords: Record<string, string[]> = {
  s: ['small', 'pequeno', 'pequena', 'petit', 'klein'],
  m: ['medium', 'mediano', 'mediana', 'moyen', 'mittel', 'medio'],
  l: ['large', 'grande', 'grand', 'gross'],
  xl: ['extra large'],
};
