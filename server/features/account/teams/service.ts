import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/teams';
import type { MemberActor, ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { teamChanged, teammateAvailable } from './events.ts';
import { presentTeam } from './present.ts';
import { permissionsIn } from '../visibility/index.ts';
import { availabilityOf, isNameTaken, seesAll } from './rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<WritingActor>;

export async function list(
  ctx: ReadCtx<ReadingActor>,
  { merchant }: Received<typeof contract.listTeams>,
): Promise<Result<typeof contract.listTeams>> {
  const now = ctx.now();
  return { items: (await store.listTeams(ctx.db, merchant, ctx.actor)).map((team) => presentTeam(team, now)) };
}

export async function create(ctx: Ctx, { merchant, member_ids: memberIds, ...input }: Received<typeof contract.createTeam>) {
  const others = await store.lockTeams(ctx.db);
  const team = { ...input, id: ctx.newId() };
  if (isNameTaken(team.name, others) || !(await store.insertTeam(ctx.db, { ...team, merchant_id: merchant }))) throw nameTaken();
  await setMembers(ctx, team.id, memberIds);
  announce(ctx, team.id);
  ctx.audit({ action: 'team.created', object: ['team', team.id], detail: { ...input, member_ids: memberIds } });
  return shown(ctx, team.id);
}

export async function update(ctx: Ctx, { merchant, id, member_ids: memberIds, ...change }: Received<typeof contract.updateTeam>) {
  const teams = await store.lockTeams(ctx.db);
  const before = teams.find((team) => team.id === id) ?? missing('team.missing');
  if (
    change.name !== undefined &&
    isNameTaken(
      change.name,
      teams.filter((team) => team.id !== id),
    )
  )
    throw nameTaken();
  await store.changeTeam(ctx.db, id, change);
  if (memberIds) await setMembers(ctx, id, memberIds);
  announce(ctx, id);
  // Each conversation of the team shows its name.
  if (change.name !== undefined && change.name !== before.name) ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null });
  await ctx.emit(teamChanged, { merchant, team_id: id });
  ctx.audit({
    action: 'team.changed',
    object: ['team', id],
    detail: {
      before: { name: before.name, routing: before.routing, capacity: before.capacity },
      after: { ...change, member_ids: memberIds },
    },
  });
  return shown(ctx, id);
}

/** Its conversations keep their assignees but lose the team, so teammates limited to it no longer see them. */
export async function remove(ctx: Ctx, { id }: Received<typeof contract.deleteTeam>) {
  const team = (await store.lockTeam(ctx.db, id)) ?? missing('team.missing');
  await setMembers(ctx, id, []);
  const released = await store.releaseConversations(ctx.db, id);
  await store.deleteTeam(ctx.db, id);
  announce(ctx, id);
  if (released > 0) ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null });
  ctx.audit({ action: 'team.deleted', object: ['team', id], detail: { name: team.name, conversations: released } });
  return {};
}

export async function setVisibility(ctx: Ctx, { merchant, id, visibility }: Received<typeof contract.setVisibility>) {
  const person = (await store.findMembership(ctx.db, merchant, id)) ?? missing('user.missing');
  if (visibility === 'teams' && seesAll({ permissions: permissionsIn(person) })) throw new Problem('team.visibility_refused');
  if (person.visibility !== visibility) {
    await store.setMembership(ctx.db, merchant, id, { visibility });
    ctx.forget(`user:${id}`);
    announce(ctx, id);
    ctx.audit({ action: 'team.visibility_set', object: ['user', id], detail: { visibility } });
  }
  return { user_id: id, visibility };
}

export async function setAvailability(ctx: WriteCtx<MemberActor>, { merchant, availability }: Received<typeof contract.setAvailability>) {
  const { id } = ctx.actor;
  const person = (await store.findMembership(ctx.db, merchant, id)) ?? missing('merchant.missing');
  const away = availability === 'away';
  if (person.away !== away) {
    await store.setMembership(ctx.db, merchant, id, { away });
    announce(ctx, id);
    if (!away) await ctx.emit(teammateAvailable, { merchant, user_id: id });
    ctx.audit({ action: 'team.availability_set', object: ['user', id], detail: { availability } });
  }
  return { availability: availabilityOf({ ...person, away }, ctx.now()) };
}

/** Sets exactly these members. Teammates whose teams changed see other conversations from now on, also in their open streams. */
async function setMembers(ctx: Ctx, teamId: string, memberIds: readonly string[]) {
  const { merchant } = ctx.actor;
  const people = await store.lockMemberships(ctx.db, merchant);
  const mayBe = new Set(people.filter((one) => permissionsIn(one).includes('inbox:write')).map(({ user_id }) => user_id));
  if (!memberIds.every((id) => mayBe.has(id)))
    throw new Problem('assignee.missing', { errors: [{ path: 'member_ids', message: 'Choose teammates who answer customers.' }] });
  for (const { user_id: userId, team_ids: teams } of people) {
    const isIn = teams.includes(teamId);
    if (isIn === memberIds.includes(userId)) continue;
    await store.setMembership(ctx.db, merchant, userId, {
      team_ids: isIn ? teams.filter((id) => id !== teamId) : [...teams, teamId],
    });
    ctx.forget(`user:${userId}`);
  }
}

const announce = (ctx: Ctx, id: string) => ctx.signal({ type: 'changed', topic: 'team', id, version: null });
const nameTaken = () =>
  new Problem('team.name_taken', { errors: [{ path: 'name', message: 'A team with this name already exists. Choose another name.' }] });

async function shown(ctx: Ctx, id: string) {
  const [team] = await store.listTeams(ctx.db, ctx.actor.merchant, ctx.actor, id);
  return presentTeam(team ?? missing('team.missing'), ctx.now());
}
