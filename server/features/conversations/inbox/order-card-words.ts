import type { Language } from '@parley/contract/intents';
import { orderStatusNames } from '@parley/contract/order-status-names';
import type { OrderStatus } from '@parley/contract/orders';
import { localeOf, pickLanguage } from '../../../platform/lib/spoken.ts';

const placedOn = {
  en: 'placed on',
  es: 'del',
  fr: 'du',
  de: 'vom',
  pt: 'de',
  nl: 'van',
  it: 'del',
} satisfies Record<Language, string>;

/** The order's state and day in the customer's language, otherwise in English. */
export function orderCardWords(language: string | null, status: OrderStatus, placedAt: Date) {
  const spoken = pickLanguage(orderStatusNames, language);
  const day = new Intl.DateTimeFormat(localeOf(spoken), { dateStyle: 'long', timeZone: 'UTC' }).format(placedAt);
  return { status_text: orderStatusNames[spoken][status], detail: `${placedOn[spoken]} ${day}` };
}
