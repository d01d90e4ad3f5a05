import { email as emailSchema } from '@parley/contract/values';
import type { WriteCtx } from '../../../context.ts';
import type { ProvidedPerson } from '../../../integrations/identity-provider-port.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  announceJoined,
  findUser,
  findUserByEmail,
  insertMembership,
  joinByAddress,
  makeUser,
  membershipsOf,
  noteSecurity,
  takeSeat,
  type UserRow,
} from '../identity/index.ts';
import { roleToGive } from '../roles/index.ts';
import * as store from './store.ts';

const longestName = 120;

/** The user for whom a shop’s provider vouches, as a member of the shop. The settings are locked. */
export async function personFor(ctx: WriteCtx, settings: store.SettingsRow, given: ProvidedPerson): Promise<UserRow> {
  const linked = await store.findBySubject(ctx.db, settings, given.subject);
  const user = linked ? await findUser(ctx.db, linked.user_id) : await byEmail(ctx, settings, given);
  if (!user) throw new Problem('sso.unknown');
  const known = linked ?? (await store.findByUser(ctx.db, settings.merchant_id, user.id));
  if (!(await isMember(ctx, settings.merchant_id, user.id))) {
    if (isOfSomebodyElse(user, settings.merchant_id, known)) throw new Problem('sso.unknown', { detail: haveAnAccount });
    await admit(ctx, settings, user, { known });
  }
  const { issuer, merchant_id } = settings;
  await keep(ctx, { merchant_id, user, issuer, subject: given.subject, user_name: given.email ?? known?.user_name ?? user.email });
  if (known?.subject !== given.subject || known.issuer !== issuer) ctx.audit({ action: 'sso.linked', object: ['user', user.id] });
  return user;
}

/** The provider is the shop’s: it can say who somebody is for this shop, and the session it opens opens nothing else. */
async function byEmail(ctx: WriteCtx, settings: store.SettingsRow, { email, emailVerified, name }: ProvidedPerson) {
  const address = emailSchema.safeParse(email).data;
  if (!address)
    throw new Problem('sso.unknown', {
      detail: 'Your company’s identity provider didn’t send your email address. Ask whoever manages it.',
    });
  if (emailVerified === false)
    throw new Problem('sso.unknown', {
      detail: 'Your company’s identity provider hasn’t verified your email address. Verify it there first.',
    });
  return userWith(ctx, settings.merchant_id, { email: address, name });
}

/** The account with this address, made without a password when there is none. */
export async function userWith(ctx: WriteCtx, merchant: string, { email, name }: { email: string; name: string | null }) {
  const known = await findUserByEmail(ctx.db, email);
  if (known) return known;
  const called = (name ?? email.split('@')[0] ?? email).slice(0, longestName);
  return (await makeUser(ctx, { email, name: called, password: null, madeBy: merchant })) ?? findUserByEmail(ctx.db, email);
}

const haveAnAccount =
  'There’s already a Parley account with your email address. Ask an owner of the shop to invite you, accept the invitation with that account, then log in here.';
/**
 * Whether the account is neither this shop's making nor ever was on its team. Then only the person can join, by accepting an invitation:
 * otherwise a shop whose provider claims an address would learn whose it is.
 */
export const isOfSomebodyElse = (user: UserRow, merchant: string, known: store.PersonRow | undefined) =>
  user.sso_merchant_id !== merchant && known === undefined;

export const isMember = async (ctx: Pick<WriteCtx, 'db'>, merchant: string, userId: string) =>
  (await membershipsOf(ctx.db, userId, merchant)).length > 0;

/**
 * Makes somebody a member: by the invitation to their address, by `role`, or by the role of new people. Whoever was removed comes back only
 * by an invitation, or when the provider says so (`role`).
 */
export async function admit(
  ctx: WriteCtx,
  settings: store.SettingsRow,
  user: UserRow,
  { known, role }: { known: store.PersonRow | undefined; role?: string | null | undefined },
) {
  const { merchant_id: merchant } = settings;
  if (!(await joinByAddress(ctx, { merchant, email: user.email, userId: user.id }))) {
    if (known && role === undefined) throw new Problem('sso.inactive');
    const wanted = role ?? settings.role;
    if (wanted === null) throw new Problem('sso.unknown');
    const { stored } = await roleToGive(ctx.db, wanted);
    await takeSeat(ctx, merchant, () => insertMembership(ctx.db, { user_id: user.id, merchant_id: merchant, ...stored }));
    announceJoined(ctx, user.id, { role: wanted, sso: true });
  }
  const shop = await store.nameOfShop(ctx.db, merchant);
  if (user.sso_merchant_id !== merchant) noteSecurity(ctx, user.id, 'added_to_shop', { shop });
  // Nobody has proven the address to us: whoever reads its mail learns of the account, once.
  else if (!known?.role) noteSecurity(ctx, user.id, 'account_made', { shop });
}

export function keep(
  ctx: WriteCtx,
  {
    user,
    ...row
  }: { merchant_id: string; user: UserRow; user_name: string } & Partial<
    Pick<store.PersonRow, 'issuer' | 'subject' | 'external_id' | 'role'>
  >,
) {
  return store.keepPerson(ctx.db, { id: ctx.newId(), user_id: user.id, created_at: ctx.now(), updated_at: ctx.now(), ...row });
}
