import { z } from 'zod';
import { isTimeZone, withoutAbbreviation } from './time-zone.ts';
import { originOf, pictureAddressOf, trackingOf, webAddressOf } from './web-address.ts';

/** Values that all schemas share. Ids are uuidv7, instants ISO 8601 in UTC, money a decimal string with a currency. */
export const id = z.uuid();
export const merchantId = z.uuid().describe('ID of the shop.');
/** Stored and answered in UTC. From the year 1 to 9999, the range that calendars and the database support. */
export const instant = z.iso
  .datetime({ offset: true })
  .overwrite(inUtc)
  .refine((text) => /^(?!0000)\d{4}-/.test(text), 'Choose a time between the years 1 and 9999.');
/** A day of a report or a calendar, with room for the days around it. */
export const day = z.iso.date().refine((text) => text >= '1900' && text < '3000', 'Choose a day between 1900 and 2999.');
export const currency = z.string().regex(/^[A-Z]{3}$/, 'Enter a three-letter currency code, such as EUR.');
export const money = z
  .string({ error: ({ input }) => (input === undefined ? undefined : 'Enter an amount as text, such as "12.50".') })
  .regex(/^-?\d{1,13}(\.\d{1,4})?$/, 'Enter an amount such as 12.50.')
  .describe(
    'Amount as a decimal string in the currency’s major unit, with at most its decimals by ISO 4217: 12.50 EUR, 1250 JPY, 12.500 KWD.',
  );
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Enter a valid email address.'));
/**
 * Every address that comes in: http or https, stored as browsers write it, so that whatever is accepted can be shown, linked and saved again.
 * No answer checks it, because an address stored under an earlier rule must stay readable.
 */
export const webAddress = (max = 500, message = 'Enter an address such as https://shop.example.') => address(webAddressOf, max, message);
/** Of an image: elsewhere, or one of our own files by its path. */
export const pictureAddress = address(pictureAddressOf, 2000, 'Enter a public address that starts with https:// or http://.');
/** Of a website, without a path. */
export const websiteOrigin = address(originOf, 300, 'Enter an address such as https://shop.example, without a path.');
const trackingNumberMax = 80;
/** A tracking number, or the address of a page about the parcel. */
export const tracking = z
  .string()
  .trim()
  .overwrite((text) => trackingOf(text) ?? text)
  .refine((text) => trackingOf(text) !== undefined, 'Enter a tracking number, or an address that starts with https://.')
  .refine((text) => text.length <= trackingNumberMax || isAddress(text), `Use at most ${trackingNumberMax} characters.`)
  .max(500, 'Use at most 500 characters.');
/** Of a shipment, which has a field of its own for the address. */
export const trackingNumber = z
  .string()
  .trim()
  .max(trackingNumberMax)
  .refine((text) => trackingOf(text) !== undefined && !isAddress(text), 'Enter a tracking number. An address is a tracking link.');
/** The page somebody is on, as their browser says. One that isn't on the web, such as a file or an app, counts as unknown. */
export const visitedPage = z
  .string()
  .max(2000)
  .overwrite((text) => (webAddressOf(text) ?? '').slice(0, 2000))
  .meta({ format: 'uri' });

function isAddress(text: string) {
  return webAddressOf(text) !== undefined;
}
function address(written: (text: string) => string | undefined, max: number, message: string) {
  return z
    .string()
    .trim()
    .overwrite((text) => written(text) ?? text)
    .max(max, `Use at most ${max.toLocaleString('en')} characters.`)
    .refine((text) => written(text) !== undefined, message)
    .meta({ format: 'uri' });
}
/** Letters, digits, signs or emoji: what can be read. */
const readable = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;
/** Line breaks and the like, and what turns the direction of the text around it. */
const disturbing = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
export const name = (what: string, max = 120) =>
  z
    .string()
    .trim()
    .min(1, `Enter ${what}.`)
    .max(max, `Use at most ${max} characters.`)
    .refine((text) => text === '' || readable.test(text), `Enter ${what} in letters that can be seen.`)
    .refine((text) => !disturbing.test(text), 'Remove line breaks and invisible characters.');
export const done = z.object({ message: z.string() });
export const nothing = z.object({});

/** A page of a keyset list: pass `next_cursor` back as `cursor`; null means the end. */
export const page = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), next_cursor: z.string().nullable() });
export const limit = (most = 100, usual = 50) => z.coerce.number().int().min(1).max(most).default(usual);
/** The `seq` of a message, or 0 for the beginning. */
export const position = z.coerce.number().int().min(0).max(2_147_483_647);
/** Long enough for a name of 200 characters in any script. */
export const cursor = z.string().max(2500).optional();

export const locale = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'Enter a language code such as en or pt-BR.');
export const timeZone = z
  .string()
  .max(64)
  .overwrite(withoutAbbreviation)
  .refine(isTimeZone, 'Choose a time zone such as Europe/Amsterdam.');

function inUtc(text: string) {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : at.toISOString();
}
