import { isTimeZone } from '@parley/contract/time-zone';
import { browserLocale } from '../../../lib/locale.ts';
import { zoneHere } from '../../../lib/zoned-time.ts';

/** Countries with a currency other than the euro; all others start with it and can change it in the settings. */
const CURRENCIES: Record<string, string> = {
  AE: 'AED',
  AR: 'ARS',
  AU: 'AUD',
  BG: 'BGN',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CL: 'CLP',
  CN: 'CNY',
  CO: 'COP',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  ID: 'IDR',
  IL: 'ILS',
  IN: 'INR',
  JP: 'JPY',
  KE: 'KES',
  KR: 'KRW',
  LI: 'CHF',
  MA: 'MAD',
  MX: 'MXN',
  MY: 'MYR',
  NG: 'NGN',
  NO: 'NOK',
  NZ: 'NZD',
  PE: 'PEN',
  PH: 'PHP',
  PK: 'PKR',
  PL: 'PLN',
  RO: 'RON',
  RS: 'RSD',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TH: 'THB',
  TR: 'TRY',
  TW: 'TWD',
  UA: 'UAH',
  US: 'USD',
  VN: 'VND',
  ZA: 'ZAR',
};

type Place = { currency: string; time_zone: string; locale: string };

/** A new shop's defaults: the browser's language, country and time zone. */
export function browserPlace(language = browserLocale(), zone = zoneHere()): Place {
  const [tongue = 'en', ...parts] = language.split('-');
  const country = parts.find((part) => /^[A-Z]{2}$/.test(part));
  const locale = country ? `${tongue}-${country}` : tongue;
  return {
    currency: CURRENCIES[country ?? ''] ?? 'EUR',
    time_zone: isTimeZone(zone) ? zone : 'UTC',
    locale: /^[a-z]{2}(-[A-Z]{2})?$/.test(locale) ? locale : 'en',
  };
}
