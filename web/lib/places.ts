const COMMON = [
  'en',
  'en-GB',
  'en-US',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-IN',
  'de',
  'de-AT',
  'de-CH',
  'es',
  'es-AR',
  'es-CO',
  'es-MX',
  'fr',
  'fr-BE',
  'fr-CA',
  'fr-CH',
  'pt',
  'pt-BR',
  'it',
  'nl',
  'nl-BE',
  'da',
  'sv',
  'nb',
  'fi',
  'pl',
  'cs',
  'hu',
  'ro',
  'bg',
  'el',
  'tr',
  'uk',
  'he',
  'ar',
  'hi',
  'ja',
  'ko',
  'zh-CN',
  'zh-TW',
];

type Choice = { value: string; label: string };

const byLabel = (a: Choice, b: Choice) => a.label.localeCompare(b.label, 'en');

/** The locales for dates and numbers, by their English names; the current one is always among them. */
export function languageChoices(current: string): Choice[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const values = new Set([...COMMON, current]);
  return [...values].map((value) => ({ value, label: names.of(value) ?? value })).sort(byLabel);
}

/** The browser's time zones; the current one is always among them, and UTC, which some browsers leave out. */
export function timeZoneChoices(current: string): Choice[] {
  const values = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current]);
  return [...values].map((value) => ({ value, label: value.replaceAll('_', ' ') })).sort(byLabel);
}

/** A sample date and amount in a locale. */
export function exampleOf(language: string): { date: string; amount: string } {
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(2026, 10, 20));
  return { date, amount: new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(1234.5) };
}
