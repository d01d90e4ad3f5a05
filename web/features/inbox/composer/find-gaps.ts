import { replyVariables } from '@parley/contract/saved-replies';

export type Gap = { name: string; start: number; end: number };

const known: readonly string[] = replyVariables;

/** The variables of a saved reply that still stand in the text, because there was no value for them. */
export function findGaps(text: string): Gap[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)]
    .filter(([, name = '']) => known.includes(name))
    .map((found) => ({ name: found[0], start: found.index, end: found.index + found[0].length }));
}
