import { languages } from '../../intents.ts';
import { plain } from '../../words.ts';

let names: Map<string, string> | undefined;
/** Country names in our languages, mapped to country codes. */
function countries() {
  if (names) return names;
  names = new Map([
    ['usa', 'US'],
    ['u.s.a.', 'US'],
    ['us', 'US'],
    ['united states of america', 'US'],
    ['america', 'US'],
    ['estados unidos', 'US'],
    ['uk', 'GB'],
    ['great britain', 'GB'],
    ['england', 'GB'],
    ['scotland', 'GB'],
    ['wales', 'GB'],
    ['holland', 'NL'],
    ['the netherlands', 'NL'],
    ['paises bajos', 'NL'],
    ['brasil', 'BR'],
    ['schweiz', 'CH'],
    ['czech republic', 'CZ'],
  ]);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const a of letters)
      for (const b of letters) {
        const name = display.of(a + b);
        if (name !== undefined && isCurrent(a + b) && !names.has(plain(name))) names.set(plain(name), a + b);
      }
  }
  return names;
}
/** Codes of former countries resolve to their successor. */
const isCurrent = (code: string) =>
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}` && !['ZZ', 'EU', 'EZ', 'UN', 'QO'].includes(code);
export function countryIn(text: string): string | undefined {
  const normalized = plain(text)
    .replace(/[.!?]+$/, '')
    .trim();
  const known = countries();
  if (/^[A-Z]{2}$/.test(text.trim()) && [...known.values()].includes(text.trim())) return text.trim();
  return known.get(normalized) ?? known.get(normalized.replace(/^(?:in|en|em|no|na|the|les?|los|las?|o|a)\s+/, ''));
}
/** The country's name in a language; a shop may store its own wording. */
export const sayCountry = (country: string, language: string) =>
  /^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country) : country;

/** "The country is Portugal": a country in a few words, for an address that is already known. */
export function countryAmong(text: string): string | undefined {
  const words = text
    .replace(/[.,;!?]/g, ' ')
    .trim()
    .split(/\s+/);
  if (words.length > 8) return undefined;
  for (const length of [4, 3, 2, 1])
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(' ');
      const found = phrase.length > 3 || /^(?:USA|UK|US|GB)$/.test(phrase) ? countryIn(phrase) : undefined;
      if (found) return found;
    }
  return undefined;
}
