/** Text that no edit may change: addresses, links, code, numbers with their letters (orders, SKUs), variables. */
const protectedText = /(https?:\/\/\S+|\S+@\S+\.\S+|`[^`]*`|\{\{[^}]*\}\}|\b[\w-]*\d[\w-]*\b)/g;

/** Applies a change to the editable parts of a text only. */
export const changeEditable = (text: string, change: (part: string) => string) =>
  text
    .split(protectedText)
    .map((part, place) => (place % 2 === 1 ? part : change(part)))
    .join('');

/** Splits a text into sentences, each with its closing punctuation and the space after it. */
export const sentencesOf = (paragraph: string) => paragraph.match(/[^.!?…]+(?:[.!?…](?=\S)[^.!?…\s]*)*[.!?…]*\s*/g) ?? [paragraph];

/** Replaces wordings and keeps an initial capital. */
export const replaced = (text: string, table: readonly (readonly [string, string])[]) =>
  table.reduce(
    (result, [from, to]) =>
      result.replace(new RegExp(String.raw`(?<![\p{L}'’])${from}${from.endsWith(' ') ? '' : String.raw`(?![\p{L}'’])`}`, 'giu'), (found) =>
        /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
      ),
    text,
  );

/** Capitalizes the first letter of each sentence and line. */
export const capitalized = (text: string) =>
  text.replace(/(^|[.!?…]\s+|\n\s*)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
