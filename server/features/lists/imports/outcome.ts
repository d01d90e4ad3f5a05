import type { ConflictField } from '@parley/contract/import-differences';
import type { Address } from '@parley/contract/addresses';
import { type Base, type Difference, printOf } from './ownership.ts';
import type { Refused } from './rules.ts';

export type Outcome = { created: number; updated: number; unchanged: number; refused: Refused[]; differences: Difference[] };

/**
 * Imports again what another import created at the same time: now it is known, and compared like everything that is here already.
 */
export async function withMissed<T extends { external_id: string }>(
  outcome: Outcome,
  all: readonly T[],
  missed: readonly T[],
  again: (missed: readonly T[]) => Promise<Outcome>,
): Promise<Outcome> {
  if (missed.length === 0) return outcome;
  const more = await again(missed);
  const rowOf = (key: string) => all.findIndex(({ external_id }) => external_id === key) + 1;
  return {
    created: outcome.created + more.created,
    updated: outcome.updated + more.updated,
    unchanged: outcome.unchanged + more.unchanged,
    refused: [...outcome.refused, ...more.refused.map((one) => ({ ...one, row: rowOf(one.external_id) }))],
    differences: [...outcome.differences, ...more.differences],
  };
}

type Subject = Pick<Difference, 'row' | 'kind' | 'id' | 'label' | 'key'>;
type Found = {
  field: ConflictField;
  path: string;
  ours?: unknown;
  theirs?: unknown;
  value: unknown;
  row?: number | undefined;
  variantId?: string | null;
  /** What tells a variant from the others. */
  suffix?: string;
  print?: string;
  ourPrint?: string;
  isSet?: boolean;
};
/** Describes what differs about a record, unless a teammate decided against the file's value before. */
export const differenceAt =
  (subject: Subject, base: Base | undefined) =>
  ({
    field,
    path,
    ours = null,
    theirs = null,
    value,
    row,
    variantId = null,
    suffix,
    print,
    ourPrint,
    isSet = false,
  }: Found): Difference[] => {
    const theirPrint = print ?? printOf(value);
    if (!isSet && base?.decided[path] === theirPrint) return [];
    return [
      {
        ...subject,
        ...(row !== undefined && { row }),
        ...{ variantId, field, path, value, isSet, print: theirPrint, ourPrint: ourPrint ?? printOf(ours) },
        ...{ label: suffix ? `${subject.label} · ${suffix}` : subject.label, ours: shownAs(ours), theirs: shownAs(theirs) },
      },
    ];
  };

const most = 500;
/** A value as people read it. */
export function shownAs(value: unknown): string | null {
  const text = textOf(value);
  return text === '' ? null : text.slice(0, most);
}
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  if ('line1' in value) return addressText(value as Address);
  if ('url' in value) return String(value.url);
  if ('label' in value) return ['label', 'balance'].flatMap((key) => textOf((value as Record<string, unknown>)[key]) || []).join(' ');
  return Object.values(value).map(textOf).filter(Boolean).join(' / ');
}
const addressText = ({ name, line1, line2, postcode, city, region, country }: Address) =>
  [name, line1, line2, [postcode, city].filter(Boolean).join(' '), region, country].filter(Boolean).join(', ');
