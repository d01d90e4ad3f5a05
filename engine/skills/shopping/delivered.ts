import { fromHundredths, hundredthsOf } from '../../amounts.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { Memory } from '../../memory.ts';
import { countryOf, placesIn } from '../../places.ts';
import { sayAmount } from '../../speech.ts';
import type { Source } from '@parley/contract/messages';
import { ofPlace, sourcesOf } from '../shop-facts/say.ts';
import type { Line } from './lines.ts';
import { pricesOf } from './packs.ts';

// What lines come to with their delivery.

const union = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));
/** Where customs may come on top, no total is said. */
const isWithoutCustoms = (country: string, currency: string) =>
  (currency === 'EUR' && union.has(country)) || (currency === 'USD' && country === 'US') || (currency === 'GBP' && country === 'GB');

type Delivered = { text: string; sources: Source[] };
const none: Delivered = { text: '', sources: [] };
/** What the lines cost delivered to the place that was asked about; no text where the shop's facts don't say it for certain. */
export function deliveredTotal(scene: DialogueContext, lines: readonly Line[], topic: Memory['topic']): Delivered {
  const { ground, nlu, say, replyLanguage } = scene;
  const asked = placesIn(nlu.text).at(-1) ?? (topic?.kind === 'delivery' ? (topic.place ?? undefined) : undefined);
  const general = ground.facts.filter(({ kind, name }) => kind === 'delivery' && name === null);
  const fact = asked && ofPlace(general, asked);
  const [first] = lines;
  if (!first || !asked || !fact || fact.conflict || fact.allowed === false || fact.amount === null) return none;
  const { currency } = first.product;
  const prices = lines.map(({ product, choice }) => pricesOf(product, choice));
  const isCertain = fact.currency === currency && isWithoutCustoms(countryOf(asked.code), currency) && !asked.code.includes('-');
  if (!isCertain || prices.some((groups) => groups.length !== 1)) return none;
  const goods = lines.reduce((sum, { quantity }, at) => sum + quantity * hundredthsOf(prices[at]?.[0]?.[0]?.price ?? 0), 0);
  const isFree = Number(fact.amount) === 0 || (fact.free_from !== null && goods >= hundredthsOf(fact.free_from));
  const whole = goods + hundredthsOf(fact.amount);
  const text = isFree ? say.shopping.freeDelivery : say.shopping.delivered(sayAmount(fromHundredths(whole), currency, replyLanguage));
  return { text, sources: sourcesOf([fact]) };
}
