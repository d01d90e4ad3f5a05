import type { Endpoint } from '@parley/contract/endpoint';
import { isSuperAdmin } from '@parley/contract/permissions';
import type { Impersonation, Membership, SignedInActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { findOpen } from '../impersonation/index.ts';
import { type Lock, lockOf, membershipOf } from './membership.ts';
import { isOpenToSso } from './sso-session.ts';
import * as store from './store.ts';
import type { Tokens } from './tokens.ts';

type Known = {
  at: number;
  user: Omit<SignedInActor, 'merchant' | 'permissions' | 'teams' | 'brands'>;
  expires: number;
  /** `lock`: the shop requires a second step or its single sign-on, and this session was begun without. */
  shops: Map<string, Membership & { lock: Lock | null }>;
  /** Begun by a shop's single sign-on. `ownAccount`: which also made the account. */
  sso: { ownAccount: boolean } | undefined;
  /** The shop an operator views in this session. */
  viewed: (Impersonation & { merchant: string }) | undefined;
};

/** How long a verified session is cached, in milliseconds; a NOTIFY ends it earlier. */
const believedFor = 5_000;
const maxRemembered = 20_000;

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** The user a bearer token identifies now: an ended session or a changed role counts at once. */
export function createAuthenticator(read: () => Reader, tokens: Tokens, now: () => Date) {
  const sessions = new Map<string, Known>();
  let notices = 0;
  const load = async (sessionId: string): Promise<Known> => {
    const before = notices;
    const row = await store.findSessionUser(read(), sessionId);
    if (!row || row.revoked_at || row.expires_at <= now()) throw new Problem('session.ended');
    const sso = row.sso_merchant_id === null ? undefined : { ownAccount: row.made_by === row.sso_merchant_id };
    const shops = await store.membershipsOf(read(), row.id, row.sso_merchant_id);
    // What somebody may do on the installation, no shop's provider can claim.
    const role = sso ? 'merchant' : row.role;
    const viewed = isSuperAdmin(role) ? await findOpen(read(), sessionId) : undefined;
    const known = {
      at: now().getTime(),
      expires: row.expires_at.getTime(),
      user: { kind: 'user' as const, id: row.id, sessionId, name: row.name, role },
      shops: new Map(shops.map((shop) => [shop.merchant_id, { ...membershipOf(shop), lock: lockOf(shop, row) }])),
      sso,
      viewed: viewed && { id: viewed.id, merchant: viewed.merchant_id, reason: viewed.reason, expiresAt: viewed.expires_at },
    };
    if (sessions.size >= maxRemembered) sessions.clear();
    // A change notified during the query may concern this session: use the result for this request but don't cache it.
    if (notices === before) sessions.set(sessionId, known);
    return known;
  };
  const find = async (sessionId: string) => {
    const known = sessions.get(sessionId);
    const at = now().getTime();
    return known && at - known.at < believedFor && known.expires > at ? known : load(sessionId);
  };
  return {
    async user(bearer: string | undefined, endpoint: Endpoint) {
      if (!bearer) throw new Problem('session.missing');
      const named = await tokens.verify(bearer, now());
      if (!named) throw new Problem('session.ended');
      const { user, sso } = await find(named.session);
      if (sso && !isOpenToSso(endpoint, sso)) throw new Problem('sso.account');
      return { ...user };
    },
    async memberOf(sessionId: string, merchant: string) {
      return (await find(sessionId)).shops.get(merchant);
    },
    /** The impersonation under which an operator's session views this shop. */
    async impersonationOf(sessionId: string, merchant: string): Promise<Impersonation | undefined> {
      const { viewed } = await find(sessionId);
      if (viewed?.merchant !== merchant || viewed.expiresAt <= now()) return undefined;
      const { id, reason, expiresAt } = viewed;
      return { id, reason, expiresAt };
    },
    forget(key: string) {
      notices += 1;
      const [kind, id] = key.split(':');
      if (key === '*') sessions.clear();
      else if (kind === 'session' && id) sessions.delete(id);
      else if (kind === 'user') for (const [sessionId, known] of sessions) if (known.user.id === id) sessions.delete(sessionId);
    },
  };
}
