import type { Received, Result } from '@parley/contract/endpoint';
import type { getBusinessHours, Schedule, updateBusinessHours } from '@parley/contract/hours';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { changedSchedules, inShopZone, issueIn, neverSet, type Openness, opennessAt, scheduleFor } from './rules.ts';
import * as store from './store.ts';

type Answer = Result<typeof getBusinessHours>;

/** Whether a team answers now (null: the shop) and when that changes. A team without its own hours uses the shop's. */
export async function hoursFor(db: Reader, teamId: string | null, now: Date): Promise<Openness> {
  const { stored } = await store.readHours(db);
  const schedule = stored && scheduleFor(stored.schedules, teamId);
  return schedule ? opennessAt(schedule, now) : { open: true, changesAt: null };
}

/** The shop's hours; undefined before they are first saved. */
export async function shopHours(db: Reader): Promise<Schedule | undefined> {
  const { stored } = await store.readHours(db);
  return stored && scheduleFor(stored.schedules, null);
}

export const getHours = async (ctx: ReadCtx<ReadingActor>): Promise<Answer> => present(await current(ctx.db), ctx.now());

export async function updateHours(ctx: WriteCtx<WritingActor>, input: Received<typeof updateBusinessHours>): Promise<Answer> {
  const { merchant, version } = input;
  const issue = issueIn(input.schedules);
  if (issue) throw new Problem('input.invalid', { detail: issue.message, errors: [issue] });
  await store.takeTurn(ctx.db);
  const before = await current(ctx.db);
  const schedules = inShopZone(input.schedules, before.timeZone);
  if (before.version !== version) throw new Problem('settings.changed');
  if (schedules.some(({ team_id: id }) => id !== null && !before.teams.includes(id))) throw new Problem('team.missing');
  const changed = changedSchedules(before.schedules, schedules);
  if (!changed) return present(before, ctx.now());
  const after = { schedules, version: version + 1 };
  await store.keepHours(ctx.db, merchant, schedules, after.version, ctx.now());
  ctx.audit({ action: 'hours.changed', object: ['merchant', merchant], detail: changed });
  ctx.signal({ type: 'changed', topic: 'hours', id: null, version: after.version });
  return present(after, ctx.now());
}

/** The current hours: version 0 before the first save, and without deleted teams. */
async function current(db: Reader): Promise<store.Stored & { timeZone: string; teams: string[] }> {
  const { timeZone, stored } = await store.readHours(db);
  const teams = await store.readTeamIds(db);
  if (!stored) return { schedules: [neverSet(timeZone)], version: 0, timeZone, teams };
  const schedules = stored.schedules.filter(({ team_id: id }) => id === null || teams.includes(id));
  return { schedules, version: stored.version, timeZone, teams };
}

const present = ({ schedules, version }: store.Stored, now: Date): Answer => ({
  schedules: schedules.map((schedule: Schedule) => {
    const { open, changesAt } = opennessAt(schedule, now);
    return { ...schedule, open_now: open, changes_at: changesAt?.toISOString() ?? null };
  }),
  version,
});
