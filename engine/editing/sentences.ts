/** What must survive every change to the letter: addresses, links, code, numbers with their letters (orders, SKUs), variables. */
const untouchable = /(https?:\/\/\S+|\S+@\S+\.\S+|`[^`]*`|\{\{[^}]*\}\}|\b[\w-]*\d[\w-]*\b)/g;

/** Changes words and leaves alone what must not change. */
export const outside = (text: string, change: (part: string) => string) =>
  text
    .split(untouchable)
    .map((part, place) => (place % 2 === 1 ? part : change(part)))
    .join('');

/** A text in sentences, each with its closing marks and the space after it. */
export const sentencesOf = (paragraph: string) => paragraph.match(/[^.!?…]+(?:[.!?…](?=\S)[^.!?…\s]*)*[.!?…]*\s*/g) ?? [paragraph];

/** Puts one wording in place of another, keeping a capital at its beginning. */
export const replaced = (text: string, table: readonly (readonly [string, string])[]) =>
  table.reduce(
    (held, [from, to]) =>
      held.replace(new RegExp(String.raw`(?<![\p{L}'’])${from}${from.endsWith(' ') ? '' : String.raw`(?![\p{L}'’])`}`, 'giu'), (found) =>
        /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
      ),
    text,
  );

/** The first letter of each sentence and line is a capital. */
export const capitalised = (text: string) =>
  text.replace(/(^|[.!?…]\s+|\n\s*)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
