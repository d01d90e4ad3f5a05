import type { Received } from '@parley/contract/endpoint';
import { covers, type Permission, teamRoles } from '@parley/contract/permissions';
import { withNeeded } from '@parley/contract/roles';
import { mostRoles, type Role } from '@parley/contract/roles';
import type * as contract from '@parley/contract/roles';
import type { ReadCtx, ReadingActor, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { isDuplicate } from '../../../platform/lib/duplicate.ts';
import { accessNarrowed } from './events.ts';
import { permissionsNow } from './given.ts';
import { builtInNames, presentBuiltIn, presentRole } from './present.ts';
import { stopsAnswering } from './rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<UserActor>;

export async function list(ctx: ReadCtx<ReadingActor>): Promise<{ items: Role[] }> {
  const { merchant } = ctx.actor;
  const [uses, custom] = [await store.usesOf(ctx.db, merchant), await store.listRoles(ctx.db)];
  return {
    items: [...teamRoles.map((role) => presentBuiltIn(role, uses, ctx.actor)), ...custom.map((row) => presentRole(row, uses, ctx.actor))],
  };
}

export async function create(ctx: Ctx, { merchant, name, team_role, permissions: wanted }: Received<typeof contract.createRole>) {
  const permissions = withNeeded(wanted);
  await refuseAbove(ctx, permissions);
  refuseBuiltIn(name);
  if ((await store.countRoles(ctx.db)) >= mostRoles) throw new Problem('role.limit');
  const made = { merchant_id: merchant, id: ctx.newId(), name, team_role, permissions, created_at: ctx.now() };
  const row = await store.insertRole(ctx.db, made).catch(refuseTaken);
  ctx.audit({ action: 'role.created', object: ['role', row.id], detail: { name, team_role, permissions } });
  signal(ctx);
  return presentRole(row, [], ctx.actor);
}

export async function update(ctx: Ctx, { merchant, id, version, ...changes }: Received<typeof contract.updateRole>) {
  const before = (await store.lockRole(ctx.db, id)) ?? missing('role.missing');
  if (version !== undefined && version !== before.version) throw new Problem('role.changed');
  const had = before.permissions as Permission[];
  const after = {
    name: changes.name ?? before.name,
    team_role: changes.team_role ?? before.team_role,
    permissions: changes.permissions ? withNeeded(changes.permissions) : had,
  };
  await refuseAbove(ctx, [...had, ...after.permissions]);
  if (after.name !== before.name) refuseBuiltIn(after.name);
  const row = await store.changeRole(ctx.db, id, after).catch(refuseTaken);
  const stops = stopsAnswering(had, after.permissions);
  const members = await store.passOn(ctx.db, row, { keepsTeams: !stops });
  for (const userId of members) {
    if (stops) await ctx.emit(accessNarrowed, { merchant, user_id: userId, by_id: ctx.actor.id, hidden: false });
    ctx.forget(`user:${userId}`);
    ctx.signal({ type: 'changed', topic: 'profile', id: userId, version: null });
  }
  const { name, team_role, permissions } = before;
  ctx.audit({ action: 'role.updated', object: ['role', id], detail: { before: { name, team_role, permissions }, after, members } });
  signal(ctx);
  return presentRole(row, await store.usesOf(ctx.db, merchant, id), ctx.actor);
}

export async function remove(ctx: Ctx, { merchant, id }: Received<typeof contract.deleteRole>) {
  const { name, team_role, permissions } = (await store.lockRole(ctx.db, id)) ?? missing('role.missing');
  await refuseAbove(ctx, permissions as Permission[]);
  if ((await store.usesOf(ctx.db, merchant, id)).length > 0) throw new Problem('role.in_use');
  if (await store.isForNewPeople(ctx.db, merchant, id))
    throw new Problem('role.in_use', { detail: 'Single sign-on gives this role to new people. Choose another role there first.' });
  await store.deleteRole(ctx.db, id);
  ctx.audit({ action: 'role.deleted', object: ['role', id], detail: { name, team_role, permissions } });
  signal(ctx);
  return {};
}

/** Nobody can make, change or delete a role above their own permissions. */
async function refuseAbove(ctx: Ctx, permissions: readonly Permission[]) {
  if (!covers(await permissionsNow(ctx), permissions))
    throw new Problem('team.role_refused', { detail: 'This role has permissions that you don’t have. Ask someone who has them.' });
}

/** The unique index decides, so that of two equal names only one is stored. */
function refuseTaken(error: unknown): never {
  throw isDuplicate(error) ? taken() : error;
}
function refuseBuiltIn(name: string) {
  if (Object.values(builtInNames).some((one) => one.toLowerCase() === name.toLowerCase())) throw taken();
}
const taken = () =>
  new Problem('role.name_taken', { errors: [{ path: 'name', message: 'A role with this name already exists. Choose another name.' }] });

const signal = (ctx: Ctx) => ctx.signal({ type: 'changed', topic: 'team', id: null, version: null });
