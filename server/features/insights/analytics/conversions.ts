import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { type Counts, type Part, readFunnel, type Step } from './conversions-store.ts';
import { ratio, said } from './formulas.ts';
import { headOf, periodOf } from './period.ts';
import { namesOfBrands } from './revenue-store.ts';

type Conversions = Result<typeof contract.getConversions>;

/** Every step says its window, since it decides who is counted. */
const steps: readonly { key: Step; formula: (window: string) => string }[] = [
  {
    key: 'visitors',
    formula: () =>
      'People who came in the period: browsers that opened the website chat for the first time, and customers who started a conversation on any channel. Each person counts once, for the channel on which they first came.',
  },
  {
    key: 'conversations',
    formula: (window) =>
      `Of these people, those who started a conversation within ${window} of coming. On other channels than the website, everyone comes with a conversation.`,
  },
  {
    key: 'carts',
    formula: (window) =>
      `Of these people, those who had a cart within ${window} before or after the conversation started: on your website, in the chat or as a checkout link. An order is a cart too.`,
  },
  {
    key: 'orders',
    formula: (window) =>
      `Of these people, those who placed an order within ${window} after the conversation started, in it or elsewhere. Drafts and canceled orders don’t count.`,
  },
];
const nobody: Counts = { visitors: 0, conversations: 0, carts: 0, orders: 0 };

export async function conversions(ctx: ReadCtx<ReadingActor>, asked: Received<typeof contract.getConversions>): Promise<Conversions> {
  const { window_days: windowDays } = asked;
  const period = await periodOf(ctx, asked);
  const [before, now, names] = await Promise.all([
    readFunnel(ctx.db, { period, windowDays, half: 1 }),
    readFunnel(ctx.db, { period, windowDays, half: 2 }),
    namesOfBrands(ctx.db),
  ]);
  const [all, previous] = [summed(now), summed(before)];
  return {
    ...headOf(period),
    window_days: windowDays,
    steps: steps.map(({ key, formula }, place) => {
      const last = steps[place - 1]?.key;
      const share = last ? said('percent', ratio(all[key], all[last], 100)) : null;
      return { key, formula: formula(`${windowDays} × 24 hours`), count: all[key], previous: previous[key], share, rows: null };
    }),
    by_channel: parted(now, ({ channel }) => channel),
    by_brand: parted(now, ({ brand }) => brand).map((part) => ({ ...part, name: names.get(part.key) ?? '' })),
    median_seconds_to_order: now[0]?.to_order ?? null,
  };
}

const summed = (parts: readonly Part[]): Counts =>
  parts.reduce((sum, part) => {
    const of = (step: Step) => sum[step] + part[step];
    return { visitors: of('visitors'), conversations: of('conversations'), carts: of('carts'), orders: of('orders') };
  }, nobody);

/** The largest part first. */
function parted<Key extends string>(parts: readonly Part[], keyOf: (part: Part) => Key) {
  const byKey = Map.groupBy(parts, keyOf);
  return [...byKey].map(([key, of]) => ({ key, ...summed(of) })).sort((a, b) => b.visitors - a.visitors || a.key.localeCompare(b.key));
}
