import { hash } from 'node:crypto';
import type { ConflictField, ImportedKind } from '@parley/contract/import-differences';
import { isSame } from '../../../platform/lib/is-same.ts';

/** A value as it is compared later: short ones as they are, longer ones hashed. */
export type Print = string;
export type Prints = Record<string, Print>;
/** What the last import wrote of a record, and which of the file's values a teammate decided against. */
export type Base = { fields: Prints; decided: Prints; at: Date };

/** Something a file has other than the shop: a conflict, or with `isSet` the stock or price that the import set. */
export type Difference = {
  row: number;
  kind: ImportedKind;
  /** Null for a record that was deleted here. */
  id: string | null;
  variantId: string | null;
  label: string;
  field: ConflictField;
  ours: string | null;
  theirs: string | null;
  value: unknown;
  ourPrint: Print | null;
  key: string;
  path: string;
  print: Print;
  isSet: boolean;
};

/** Stands for a value that no import wrote, and equals no print. */
export const changedHere = 'changed';
const longest = 24;
export function printOf(value: unknown): Print {
  const text = JSON.stringify(ordered(value ?? null));
  return text.length <= longest ? text : hash('md5', text, 'base64url');
}
/** Whether the keys are in order already, at every level: what is read from a file mostly is, and copying it costs more than looking. */
function isOrdered(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.every(isOrdered);
  if ('toJSON' in value) return false;
  let before = '';
  for (const key in value) {
    if (key < before || !isOrdered((value as Record<string, unknown>)[key])) return false;
    before = key;
  }
  return true;
}
/** PostgreSQL reorders the keys of JSON. */
function ordered(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || isOrdered(value)) return value;
  if (Array.isArray(value)) return value.map(ordered);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}

/** `isTouched`: what the values alone don't tell, such as changes of a record that was imported before bases were kept. */
type Known = { base: Base | undefined; at?: string; isTouched: (field: string) => boolean };
type Reconciled<T> = { after: T; prints: Prints; conflicts: (keyof T & string)[] };

/**
 * Compares three ways: what the last import wrote, what is here, and the file. A field that wasn't changed here follows the file; one that
 * was stays, and is a conflict if the file has another value that nobody has decided against. Undefined fields of the file stay.
 */
export function reconcile<T extends object>(
  here: T,
  file: { [K in keyof T]?: T[K] | undefined },
  { base, at = '', isTouched }: Known,
): Reconciled<T> {
  const after = { ...here };
  const prints: Prints = {};
  const conflicts: (keyof T & string)[] = [];
  for (const field of Object.keys(file) as (keyof T & string)[]) {
    const [ours, theirs] = [here[field], file[field]];
    if (theirs === undefined) continue;
    const [path, print, was] = [at + field, printOf(theirs), base?.fields[at + field]];
    const stays = isSame(ours, theirs);
    if (stays || ((was === undefined || was === printOf(ours)) && !isTouched(field))) {
      after[field] = theirs;
      prints[path] = print;
      continue;
    }
    if (was === undefined || was === printOf(ours)) prints[path] = changedHere;
    if (base?.decided[path] !== print) conflicts.push(field);
  }
  return { after, prints, conflicts };
}

/** The base after an import, or undefined if nothing in it changes. `dropped`: what the import deleted begins with these paths. */
export function nextFields(base: Base | undefined, prints: Prints, dropped: readonly string[] = []): Prints | undefined {
  const isOld = base !== undefined && dropped.length === 0 && Object.keys(prints).every((path) => base.fields[path] === prints[path]);
  if (isOld) return undefined;
  const kept = Object.entries(base?.fields ?? {}).filter(([path]) => !dropped.some((start) => path.startsWith(start)));
  return { ...Object.fromEntries(kept), ...prints };
}
