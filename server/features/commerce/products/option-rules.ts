import { mostOptions, mostVariants } from '@parley/contract/products';

export type Option = { name: string; values: readonly string[] };
type Chosen = { options: Readonly<Record<string, string>> };
export type OptionIssue = { path: string; message: string };

const fold = (text: string) => text.trim().toLowerCase();
const list = new Intl.ListFormat('en', { type: 'disjunction' });

/** What is wrong with the options themselves. */
export function optionsIssue(options: readonly Option[]): OptionIssue | undefined {
  const names = new Set<string>();
  for (const [place, { name, values }] of options.entries()) {
    if (names.has(fold(name)))
      return { path: `options.${place}.name`, message: `Two options are named ${name}. Rename or remove one of them.` };
    names.add(fold(name));
    const twice = values.find((value, at) => values.findIndex((other) => fold(other) === fold(value)) < at);
    if (twice !== undefined)
      return { path: `options.${place}.values`, message: `${name} has the value ${twice} twice. Remove one of them.` };
  }
  return undefined;
}

/** What keeps these variants from being combinations of exactly these options. */
export function fitIssue(options: readonly Option[], variants: readonly Chosen[]): OptionIssue | undefined {
  for (const [place, { options: chosen }] of variants.entries()) {
    const at = { path: `variants.${place}.options` };
    const other = Object.keys(chosen).find((name) => !options.some((option) => option.name === name));
    if (other !== undefined) return { ...at, message: `Variant ${place + 1} has the option ${other}, which the product doesn’t have.` };
    const missed = options.find(({ name, values }) => !values.includes(chosen[name] ?? ''));
    if (missed) return { ...at, message: `Variant ${place + 1} needs a value for ${missed.name}: ${list.format(missed.values)}.` };
  }
  return undefined;
}

/** A value that no variant has: it would be lost, since a product's options are those of its variants. */
export function unusedIssue(options: readonly Option[], variants: readonly Chosen[]): OptionIssue | undefined {
  for (const [place, { name, values }] of options.entries()) {
    const unused = values.find((value) => !variants.some(({ options: chosen }) => chosen[name] === value));
    if (unused !== undefined)
      return { path: `options.${place}.values`, message: `No variant has the ${name} ${unused}. Add a variant, or remove the value.` };
  }
  return undefined;
}

/** What makes these variants differ in the options that they name, or name too many. */
export function unevenIssue(variants: readonly Chosen[]): OptionIssue | undefined {
  const names = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))];
  for (const [place, { options }] of variants.entries()) {
    const missed = names.find((name) => !Object.hasOwn(options, name));
    if (missed === undefined) continue;
    const message = `Variant ${place + 1} has no value for ${missed}. Every variant of a product needs the same options.`;
    return { path: `variants.${place}.options`, message };
  }
  return names.length > mostOptions
    ? { path: 'variants.0.options', message: `A product can have at most ${mostOptions} options, and these variants name ${names.length}.` }
    : undefined;
}

export const countOf = (options: readonly Option[]) => options.reduce((product, { values }) => product * values.length, 1);
export const tooManyIssue = (options: readonly Option[]): OptionIssue | undefined =>
  countOf(options) > mostVariants
    ? {
        path: 'options',
        message: `These options make ${countOf(options)} variants, but a product can have at most ${mostVariants}. Remove some values.`,
      }
    : undefined;

/** Every combination, the last option changing fastest. */
export const combinationsOf = (options: readonly Option[]) =>
  options.reduce<Record<string, string>[]>(
    (made, { name, values }) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

export const isSame = (one: Chosen['options'], other: Chosen['options']) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, value]) => other[name] === value);
