import { emailsIn, extractEntities, orderNumbersIn } from '../entities.ts';
import { normalizeText } from '../nlu/pattern.ts';
import type { WaitingTexts } from '../texts/waiting.ts';

// What a customer gives the team while they wait: numbers, addresses, files.

export type Detail = { kind: 'order' | 'email' | 'phone' | 'photo' | 'file'; value: string };
export const isFile = /^\s*(?:\[[^\]\n]{1,200}\.\w{2,5}\]\s*)+$/;
export const file = /\[[^\]\n]{1,200}\.(\w{2,5})\]/g;
const pictures = /^(?:jpe?g|png|gif|webp|heic|heif|avif|bmp)$/i;

/** "H2381, not H2493" names one order. */
const corrected = /(?:^|\s)(?:not|instead of|no|nicht|statt|pas|au lieu de|en lugar de|nao|em vez de|niet|non|invece di)\s*#?$/;

/** What the customer gave: order numbers, an email address, a phone number, files. */
export function detailsIn(text: string): Detail[] {
  const files = [...text.matchAll(file)].map(([name, ending = '']): Detail => ({
    kind: pictures.test(ending) ? 'photo' : 'file',
    value: name,
  }));
  const words = text.replace(file, ' ');
  const orders = orderNumbersIn(words)
    .filter((number) => !corrected.test(normalizeText(words.slice(0, Math.max(0, words.indexOf(number))))))
    .map((value): Detail => ({ kind: 'order', value }));
  const emails = emailsIn(words).map((value): Detail => ({ kind: 'email', value }));
  const phones = extractEntities(words).phones.map((value): Detail => ({ kind: 'phone', value }));
  return [...orders, ...emails, ...phones, ...files];
}

/** "order H2493, your email address and your photo", each kind once. */
export function listed(words: WaitingTexts, details: readonly Detail[]): string {
  const names = [...new Set(details.map(({ kind, value }) => (kind === 'order' ? words.details.order(value) : words.details[kind])))];
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${words.and} ${last}`;
}
