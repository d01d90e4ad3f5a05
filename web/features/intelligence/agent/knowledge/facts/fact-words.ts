import { elsewhere, type FactKind, type FactState, type ShopFact } from '@parley/contract/facts';
import { regionCodes } from '@parley/contract/countries';
import { formatIn, formatMoney } from '../../../../../lib/format.ts';
import { currentLocale } from '../../../../../lib/locale.ts';
import type { StatusTone } from '../../../../../ui/status-dot.tsx';
import { t } from './messages.ts';

const given = {
  cash_on_delivery: t('facts.name_cash_on_delivery'),
  bank_transfer: t('facts.name_bank_transfer'),
  direct_debit: t('facts.name_direct_debit'),
  installments: t('facts.name_installments'),
  gift_card: t('facts.name_gift_card'),
  invoice: t('facts.name_invoice'),
  check: t('facts.name_check'),
  card: t('facts.name_card'),
  cash: t('facts.name_cash'),
  express: t('facts.name_express'),
  email: t('facts.name_email'),
  phone: t('facts.name_phone'),
  shop: t('facts.name_shop'),
  team: t('facts.name_team'),
  workshop: t('facts.name_workshop'),
  validity: t('facts.name_validity'),
  newsletter: t('facts.name_newsletter'),
  student: t('facts.name_student'),
  'wrong or faulty': t('facts.name_wrong_or_faulty'),
  'no deadline': t('facts.no_deadline'),
  'no expiry': t('facts.no_expiry'),
} as const;
const isGiven = (word: string): word is keyof typeof given => Object.hasOwn(given, word);
/** Parley's own words in the reader's language; any other as it was written. */
const wordFor = (word: string) => (isGiven(word) ? given[word] : word);

export const kindName = (kind: FactKind): string => t(`facts.kind_${kind}`);
/** "Payment method: PayPal". */
export const aboutOf = ({ kind, name }: Pick<ShopFact, 'kind' | 'name'>): string =>
  name === null ? kindName(kind) : `${kindName(kind)}: ${wordFor(name)}`;

export function valueOf(fact: ShopFact): string {
  const { allowed, amount, free_from: freeFrom, currency, hours, value, days_max: days, kind } = fact;
  const money = (sum: string) => (Number(sum) === 0 ? t('facts.free') : currency ? formatMoney(sum, currency) : sum);
  const parts = [
    value !== null && wordFor(value),
    amount !== null && money(amount),
    freeFrom !== null && t('facts.free_from', { amount: money(freeFrom) }),
    days !== null && daysOf(fact.days_min, days),
    hours !== null && `${daysIn(hours.days)} ${hours.from}–${hours.to}`,
  ].filter((part) => part !== false);
  // A cost or a time says by itself that something is possible.
  if (allowed === false || parts.length === 0) parts.unshift(possible(allowed));
  return parts.length === 1 && parts[0] === possible(null) && kind === 'other' ? fact.text : parts.join(' · ');
}
export const possible = (allowed: boolean | null): string =>
  allowed === null ? t('facts.depends') : t(allowed ? 'facts.allowed' : 'facts.not_allowed');

function daysOf(from: number | null, to: number): string {
  if (from !== null && from !== to) return t('facts.days_range', { from: String(from), to: String(to) });
  if (to >= 365 && to % 365 === 0) return t('facts.years', { count: to / 365 });
  return to >= 90 && to % 30 === 0 ? t('facts.months', { count: to / 30 }) : t('facts.days', { count: to });
}

export const weekDays = [1, 2, 3, 4, 5, 6, 7] as const;
/** 1 January 2024 was a Monday. */
export const dayName = (day: number, weekday: 'long' | 'short' = 'short'): string => formatIn('UTC', Date.UTC(2024, 0, day), { weekday });
/** "Mon–Fri, Sun": days in a row as one. */
function daysIn(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const one = (run: readonly number[]) =>
    run.length > 2 ? `${dayName(run[0] ?? 1)}–${dayName(run.at(-1) ?? 1)}` : run.map((day) => dayName(day)).join(', ');
  return runs.map(one).join(', ');
}

export function countryName(code: string): string {
  if (code === elsewhere) return t('facts.elsewhere');
  const region = regionCodes.find((one) => one === code);
  if (region) return t(`facts.region_${region}`);
  try {
    return new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
const mostNamed = 4;
export function countriesOf({ countries }: Pick<ShopFact, 'countries'>): string {
  if (countries === null) return '';
  const names = countries.map(countryName);
  if (names.length <= mostNamed + 1) return names.join(', ');
  return t('facts.countries_more', { names: names.slice(0, mostNamed).join(', '), count: names.length - mostNamed });
}

export type Shown = FactState | 'conflict' | 'overruled';
export const shownState = ({ state, conflict, overruled }: Pick<ShopFact, 'state' | 'conflict' | 'overruled'>): Shown =>
  conflict ? 'conflict' : overruled ? 'overruled' : state;
export const toneOf: Record<Shown, StatusTone> = {
  ...{ conflict: 'bad', confirmed: 'ok', setting: 'ok', proposed: 'ai' },
  ...{ overruled: 'neutral', dismissed: 'neutral' },
};

export function sourceOf({ sources, state }: Pick<ShopFact, 'sources' | 'state'>): string {
  const [first] = sources;
  if (state === 'setting') return t('facts.in_settings');
  if (!first) return t('facts.by_hand');
  return sources.length === 1 ? first.title : t('facts.and_more', { title: first.title, count: sources.length - 1 });
}
