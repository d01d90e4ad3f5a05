import type { Received, Result } from '@parley/contract/endpoint';
import type * as analytics from '@parley/contract/analytics';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { instantsOf, type Period } from './days.ts';
import { readPeriod } from './period-store.ts';

type InContract = Pick<Received<typeof analytics.getMetrics>, 'merchant' | 'period' | 'from' | 'to' | 'brand'>;
/** `last_days` includes today. */
type Requested = InContract | { merchant: string; brand?: string; period: 'last_days'; days: number };
type Ctx = ReadCtx<ReadingActor>;
const most = 731;
const day = 86_400_000;

/** Throws `input.invalid` for a custom period without its days. */
export async function periodOf(ctx: Ctx, asked: Requested): Promise<Period> {
  if (asked.period === 'custom') mustBeGood(asked);
  const read = await readPeriod(ctx.db, asked, ctx.now());
  return { ...read, merchant: asked.merchant, viewer: ctx.actor, now: ctx.now(), dates: datesOf(read.first, read.days) };
}

function mustBeGood({ from, to }: InContract) {
  const refuse = (path: string, message: string) => {
    throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
  };
  if (!from) return refuse('from', 'Choose the first day.');
  if (!to) return refuse('to', 'Choose the last day.');
  if (to < from) return refuse('to', 'Choose a last day on or after the first.');
  if ((Date.parse(to) - Date.parse(from)) / day + 1 > most) return refuse('to', `Choose at most ${most} days.`);
}

const datesOf = (first: string, days: number) =>
  Array.from({ length: days }, (_, place) => new Date(Date.parse(first) + place * day).toISOString().slice(0, 10));

export function presentPeriod(period: Period): Result<typeof analytics.getMetrics>['period'] {
  const { before, from, to } = instantsOf(period);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    previous_from: before.toISOString(),
    previous_to: from.toISOString(),
    time_zone: period.timeZone,
    days: period.days,
  };
}
export const headOf = (period: Period) => ({ period: presentPeriod(period), currency: period.currency });
