import { own } from '@parley/contract/own';
import type { Product } from './tools.ts';
import { inEnglish } from './glossary.ts';
import { basicColors } from './skills/shopping/colours.ts';
import { plain, tokenize } from './words.ts';

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
const matchesBasicColor = (value: string, padded: string) => padded.includes(` ${own(basicColors, value) ?? '?'} `);
const inName = ({ name }: Product, words: string) => tokenize(name).includes(words);
const sizeWords: Record<string, string[]> = {
  s: ['small', 'pequeno', 'pequena', 'petit', 'klein'],
  m: ['medium', 'mediano', 'mediana', 'moyen', 'mittel', 'medio'],
  l: ['large', 'grande', 'grand', 'gross'],
  xl: ['extra large'],
};
