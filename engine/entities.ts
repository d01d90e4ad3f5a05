import { type EntityKind, type Mention, mentionsIn } from './entities/index.ts';

export { type Entities, extractEntities } from './entities/index.ts';

/** The entities of a message as the flows need them: one kind at a time, only those of the customer themselves. */
const valuesOf = <K extends EntityKind>(text: string, kind: K, awaiting?: string): Mention<K>['value'][] =>
  mentionsIn(text, { awaiting, own: true })
    .filter((mention): mention is Extract<Mention, { kind: K }> => mention.kind === kind)
    .toSorted((a, b) => a.start - b.start)
    .map(({ value }) => value);

export const emailsIn = (text: string): string[] => valuesOf(text, 'emails');

/** Order numbers without "#", found by context; a bare number counts only when the AI asked for one. */
export const orderNumbersIn = (text: string, isRequested = false): string[] => [
  ...new Set(valuesOf(text, 'order_ids', isRequested ? 'order_number' : undefined).map((number) => number.replace(/^#\s*/, ''))),
];
/** An order number reduced to letters and digits, for comparison. */
export const orderKey = (number: string) => number.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The six-digit code from an email, which people also write as 123 456. */
export function codeIn(text: string): string | undefined {
  const found = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/.exec(text.replace(/\S+@\S+/g, ' '));
  return found ? `${found[1]}${found[2]}` : undefined;
}

/** The postcode in capitals and without spaces. One inside an address proves no identity, unless the AI asked for it. */
export function postcodeIn(text: string, isRequested = false): string | undefined {
  const mentions = mentionsIn(text, { awaiting: isRequested ? 'postcode' : undefined, own: true });
  const inAddress = (start: number) => mentions.some((mention) => mention.kind === 'addresses' && mention.start === start);
  const found = mentions.find((mention) => mention.kind === 'postcodes' && (isRequested || !inAddress(mention.start)));
  return found?.kind === 'postcodes' ? found.value.toUpperCase().replace(/\s/g, '') : undefined;
}
export const postcodeKey = (postcode: string) => postcode.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A full name as people introduce themselves; it may stand alone when the AI asked for it. */
export const nameIn = (text: string, isRequested = false): string | undefined =>
  valuesOf(text, 'names', isRequested ? 'name' : undefined).find((name) => /\p{L}\s+\p{L}/u.test(name));

/** "under 50 euros", "menos de 50", "bis 50 Euro" → 5000 cents. */
export function priceLimitIn(text: string): number | undefined {
  const limit =
    /(?:under|below|less than|up to|at most|max(?:imum|\.)?|no more than|menos de|por debajo de|hasta|máximo|moins de|jusqu['’]à|maximum|unter|bis(?: zu)?|höchstens|maximal|até|abaixo de|no máximo)\s*(?:€|\$|£|eur|usd)?\s*(\d+(?:[.,]\d{1,2})?)/iu.exec(
      text,
    )?.[1];
  return limit === undefined ? undefined : Math.round(Number(limit.replace(',', '.')) * 100);
}
