import type { Product } from './tools.ts';
import { inEnglish } from './glossary.ts';
import { isProperty } from './product-facts.ts';
import { isNear, plain, stem, tokenize } from './words.ts';

/** One product that was meant, several of a kind, or none that fits the words. */
export type Choice<P> = { one: P } | { several: P[] } | { none: true };

/**
 * Which product the words mean. Words of its name that only one product has name it ("the Squall"); words that many share name a kind ("a rain
 * jacket").
 */
export function chooseProduct<P extends Product>(products: readonly P[], words: readonly string[]): Choice<P> {
  const naming = words.filter((word) => !isProperty(word));
  const asked = [...(naming.length ? naming : words)].flatMap((word) => [word, ...inEnglish([word])]);
  const rated = products.map((product) => ({ product, ...matches(product, asked) }));
  const most = Math.max(0, ...rated.map(({ named }) => named));
  if (most === 0) {
    const kin = rated
      .filter(({ kind }) => kind > 0)
      .sort((a, b) => b.kind - a.kind)
      .map(({ product }) => product);
    return kin.length === 1 && kin[0] ? { one: kin[0] } : kin.length ? { several: kin } : { none: true };
  }
  const best = Math.max(...rated.filter(({ named }) => named > 0).map(({ named, kind }) => named + kind * 0.5));
  const top = rated.filter(({ named, kind }) => named > 0 && named + kind * 0.5 >= best).map(({ product }) => product);
  const rivals = rated.filter(({ named, kind }) => named + kind >= most).length;
  const [first] = top;
  return first && top.length === 1 && (rivals === 1 || ownWord(first, products, asked))
    ? { one: first }
    : {
        several: rated
          .filter(({ named, kind }) => named + kind >= most)
          .sort((a, b) => b.named + b.kind - a.named - a.kind)
          .map(({ product }) => product),
      };
}

/** A word of the question that stands in this product's name and in no other's: that is what a name is for. */
function ownWord(product: Product, products: readonly Product[], asked: readonly string[]) {
  const others = products.filter(({ id }) => id !== product.id);
  return tokenize(product.name).some(
    (word) =>
      asked.some((other) => isNear(word, other)) &&
      !others.some((one) => tokenize(`${one.name} ${one.category ?? ''}`).some((theirs) => stem(theirs) === stem(word))),
  );
}

function matches(product: Product, asked: readonly string[]) {
  const name = tokenize(product.name);
  const kind = tokenize([product.category, product.brand, ...product.tags].filter(Boolean).join(' '));
  const named = name.filter((word) => asked.some((other) => isNear(word, other))).length;
  return {
    named,
    kind: kind.filter((word) => !name.some((own) => stem(own) === stem(word)) && asked.some((other) => isNear(word, other))).length,
  };
}

/** The options a question names, by the values the variants have: "in red, size M" → { Colour: 'Red', Size: 'M' }. */
export function chosenOptions(product: Product, text: string): Record<string, string> {
  const said = ` ${plain(text)
    .replace(/[^\p{L}\d./]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')} `;
  const english = inEnglish(tokenize(text))
    .map((word) => ` ${word} `)
    .join('');
  const chosen: Record<string, string> = {};
  const plainly = product.variants.flatMap(({ options }) => Object.values(options).map(plain));
  for (const { options } of product.variants)
    for (const [name, value] of Object.entries(options)) {
      const words = plain(value)
        .replace(/[^\p{L}\d./]+/gu, ' ')
        .trim();
      const named =
        said.includes(` ${words} `) ||
        isPart(words, said) ||
        (!plainly.includes(colourKinds[words] ?? '?') && isKind(words, english + said)) ||
        english.includes(` ${words} `) ||
        sizeWords[words]?.some((word) => said.includes(` ${word} `));
      // A longer value wins over one it holds: "navy blue" over "blue".
      if (named && words.length > (chosen[name] ? plain(chosen[name]).length : 0) && !inName(product, words)) chosen[name] = value;
    }
  return chosen;
}
/** "L" is in "L/XL". */
const isPart = (value: string, said: string) =>
  /^[a-z\d]{1,4}(?:\/[a-z\d]{1,4})+$/.test(value) && value.split('/').some((part) => /[a-z]/.test(part) && said.includes(` ${part} `));
/** What customers call the colours of catalogues: the navy one is blue. */
export const colourKinds: Record<string, string> = {
  ...{ navy: 'blue', sky: 'blue', petrol: 'blue', forest: 'green', moss: 'green', olive: 'green', sage: 'green', slate: 'grey' },
  ...{ mustard: 'yellow', ochre: 'yellow', coral: 'red', rust: 'red', walnut: 'brown', cognac: 'brown' },
};
const isKind = (value: string, said: string) => said.includes(` ${colourKinds[value] ?? '?'} `);
const colours = /^(?:red|blue|green|black|white|yellow|grey|brown|orange|navy|pink|purple|violet|gold|silver|beige|turquoise)$/;
/** The colour a text asks for, as the customer writes it. */
export const colourIn = (text: string): string | undefined =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .find((word) => [plain(word), ...inEnglish([plain(word)])].some((one) => colours.test(one)));
/** The option that tells a product's colours apart. */
export const colourOptionOf = ({ variants }: Product): string | undefined =>
  variants
    .flatMap(({ options }) => Object.entries(options))
    .find(([, value]) => plain(value) in colourKinds || colours.test(plain(value)))?.[0];
const inName = ({ name }: Product, words: string) => tokenize(name).includes(words);
const sizeWords: Record<string, string[]> = {
  s: ['small', 'pequeno', 'pequena', 'petit', 'klein'],
  m: ['medium', 'mediano', 'mediana', 'moyen', 'mittel', 'medio'],
  l: ['large', 'grande', 'grand', 'gross'],
  xl: ['extra large'],
};
