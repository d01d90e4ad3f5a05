import { isTooDeep } from '@parley/contract/json';
import type { ScimUser } from '@parley/contract/scim';
import { email as emailSchema } from '@parley/contract/values';
import type { NobodyActor, WebhookCtx, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import { hashSecret, isUuid } from '../../../../platform/lib/ids.ts';
import { storable } from '../../../../platform/lib/storable.ts';
import { findUser, type UserRow } from '../../identity/index.ts';
import { removeMember } from '../../merchants/index.ts';
import { roleToGive } from '../../roles/index.ts';
import { admit, isMember, isOfSomebodyElse, keep, userWith } from '../person.ts';
import { isWellFormed } from '../scim-token.ts';
import * as shop from '../store.ts';
import { userSchema, listSchema } from './documents.ts';
import { type Change, type Mistake, readAttributes, readFilter, readPatch, readPerson } from './rules.ts';
import * as store from './store.ts';

/** A problem as SCIM names it. */
export class ScimProblem extends Problem {
  readonly scimType: string;
  constructor(scimType: Mistake['scimType'] | 'uniqueness', detail: string) {
    super(scimType === 'uniqueness' ? 'scim.not_unique' : 'scim.invalid', { detail });
    this.scimType = scimType;
  }
}

type Ctx = WriteCtx<NobodyActor>;
/** The shop whose token the request carries, with its locked settings; `by` answers for what the provider does. */
type Shop = { ctx: Ctx; merchant: string; settings: shop.SettingsRow; by: string; address: string };
export type Request = { bearer: string | undefined; address: string };

/** How often a token's last use is written, in milliseconds. */
const notedEvery = 60_000;
const mostListed = 200;
const usuallyListed = 100;

/** One transaction in the shop whose token it is. Requests of one shop run one after the other. */
export async function inShop<T>(ctx: WebhookCtx, { bearer, address }: Request, work: (shop: Shop) => Promise<T>): Promise<T> {
  const hash = bearer !== undefined && isWellFormed(bearer) ? hashSecret(bearer) : undefined;
  const token = hash && (await shop.findToken(ctx.db, hash));
  if (!token) throw new Problem('scim.token_invalid');
  const { merchant_id: merchant, created_by: by } = token;
  return ctx.write(async (writer) => {
    await writer.enter(merchant);
    const settings = await shop.lockSettings(writer.db, merchant);
    // Deleted or replaced since.
    if (!settings || (await shop.readToken(writer.db, merchant))?.hash !== hash) throw new Problem('scim.token_invalid');
    const at = writer.now();
    await shop.noteTokenUse(writer.db, hash, { at, unlessSince: new Date(at.getTime() - notedEvery) });
    const audit: Ctx['audit'] = (note) => writer.audit({ ...note, detail: { ...note.detail, by: 'SCIM' } });
    return work({ ctx: { ...writer, audit }, merchant, settings, by, address });
  });
}

export async function list(
  { ctx, merchant, address }: Shop,
  {
    filter,
    startIndex = 1,
    count = usuallyListed,
  }: { filter?: string | undefined; startIndex?: number | undefined; count?: number | undefined },
) {
  const from = Math.min(Math.max(startIndex, 1), 1_000_000);
  const most = Math.min(Math.max(count, 0), mostListed);
  const wanted = filter === undefined ? undefined : valueOf(readFilter(filter));
  const { total, items } = await store.list(ctx.db, merchant, { filter: wanted, from: from - 1, most });
  const Resources = items.map((person) => present(person, address));
  return { schemas: [listSchema], totalResults: total, startIndex: from, itemsPerPage: Resources.length, Resources };
}

export const get = async ({ ctx, merchant, address }: Shop, id: string): Promise<ScimUser> =>
  present((isUuid(id) && (await store.find(ctx.db, merchant, id))) || missing('user.missing'), address);

export async function create(at: Shop, body: unknown): Promise<ScimUser> {
  const { ctx, merchant, settings } = at;
  const { userName, email, name, externalId, active } = valueOf(readPerson(body));
  const address = emailSchema.safeParse(email).data;
  if (!address) throw new ScimProblem('invalidValue', 'userName or the primary email must be an email address.');
  if (await store.findSame(ctx.db, merchant, { userName, externalId })) throw notUnique();
  const user = (await userWith(ctx, merchant, { email: address, name })) ?? missing('user.missing');
  if (await shop.findByUser(ctx.db, merchant, user.id)) throw notUnique();
  if (!(await isMember(ctx, merchant, user.id))) {
    if (isOfSomebodyElse(user, merchant, undefined)) throw new ScimProblem('invalidValue', hasAnAccount);
    if (active) await admit(ctx, settings, user, { known: undefined }).catch(needsRole);
  }
  const person = await keep(ctx, { merchant_id: merchant, user, user_name: userName, external_id: externalId });
  if (!active) await setActive(at, person, user, false);
  ctx.audit({ action: 'scim.user_added', object: ['user', user.id], detail: { active } });
  return get(at, person.id);
}

export const replace = (at: Shop, id: string, body: unknown) => change(at, id, valueOf(readAttributes(body)));
export const patch = (at: Shop, id: string, body: unknown) => change(at, id, valueOf(readPatch(body)));

async function change(at: Shop, id: string, { userName, externalId, active }: Change): Promise<ScimUser> {
  const { ctx, merchant } = at;
  const { person, user } = await locked(at, id);
  if (await store.findSame(ctx.db, merchant, { userName, externalId, except: person.id })) throw notUnique();
  await store.changePerson(ctx.db, merchant, person.id, {
    user_name: userName ?? person.user_name,
    external_id: externalId === undefined ? person.external_id : externalId,
    updated_at: ctx.now(),
  });
  if (active !== undefined) await setActive(at, person, user, active);
  return get(at, person.id);
}

/** Takes them off the team and forgets the link; their account stays. */
export async function remove(at: Shop, id: string) {
  const { ctx, merchant } = at;
  const { person, user } = await locked(at, id);
  await setActive(at, person, user, false);
  await store.deletePerson(ctx.db, merchant, person.id);
  ctx.audit({ action: 'scim.user_deleted', object: ['user', user.id] });
  return {};
}

/** As the team's own screen does it; back with the role they had, but never as an owner. */
async function setActive({ ctx, merchant, settings, by }: Shop, person: shop.PersonRow, user: UserRow, active: boolean) {
  if ((await isMember(ctx, merchant, user.id)) === active) return;
  if (!active) {
    const role = await removeMember(ctx, { merchant, id: user.id, by });
    await store.changePerson(ctx.db, merchant, person.id, { role, updated_at: ctx.now() });
    return;
  }
  const role = await usable(ctx, person.role);
  await admit(ctx, settings, user, { known: person, role }).catch(needsRole);
}

/** The role they had, unless it was the owner's or is gone. */
async function usable(ctx: Ctx, role: string | null): Promise<string | null> {
  if (role === null || role === 'owner') return null;
  return roleToGive(ctx.db, role).then(
    () => role,
    (error: unknown) => {
      if (error instanceof Problem && error.code === 'role.missing') return null;
      throw error;
    },
  );
}

async function locked({ ctx, merchant }: Shop, id: string) {
  const person = isUuid(id) ? await store.lockPerson(ctx.db, merchant, id) : undefined;
  const user = person && (await findUser(ctx.db, person.user_id));
  return person && user ? { person, user } : missing('user.missing');
}

export function bodyOf({ delivery }: WebhookCtx): unknown {
  const text = delivery.body.toString('utf8');
  try {
    if (isTooDeep(text)) throw new ScimProblem('invalidSyntax', 'The body nests too deep.');
    return storable(JSON.parse(text) as object);
  } catch {
    throw new ScimProblem('invalidSyntax', 'The body must be JSON.');
  }
}

function valueOf<T>(read: { is: 'read'; value: T } | ({ is: 'mistake' } & Mistake)): T {
  if (read.is === 'read') return read.value;
  throw new ScimProblem(read.scimType, read.detail);
}
const hasAnAccount =
  'There’s already a Parley account with this email address. Invite this person in Parley; once they have accepted, add them here.';
const notUnique = () => new ScimProblem('uniqueness', 'A person with this userName, externalId or email is already here.');
function needsRole(error: unknown): never {
  if (error instanceof Problem && error.code === 'sso.unknown')
    throw new ScimProblem(
      'invalidValue',
      'Choose a role for new people in Parley’s settings of single sign-on, or invite this person first.',
    );
  throw error;
}

const present = (person: store.SeenPerson, address: string): ScimUser => ({
  schemas: [userSchema],
  id: person.id,
  ...(person.external_id !== null && { externalId: person.external_id }),
  userName: person.user_name,
  displayName: person.name,
  name: { formatted: person.name },
  emails: [{ value: person.email, type: 'work', primary: true }],
  active: person.member,
  meta: {
    resourceType: 'User',
    created: person.created_at.toISOString(),
    lastModified: person.updated_at.toISOString(),
    location: `${address}/Users/${person.id}`,
  },
});
