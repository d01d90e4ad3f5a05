import type { Membership, UserActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { membershipOf } from './membership.ts';
import * as store from './store.ts';
import type { Tokens } from './tokens.ts';

type Known = {
  at: number;
  user: Omit<UserActor, 'merchant' | 'teamRole' | 'teams' | 'brands'>;
  expires: number;
  shops: Map<string, Membership>;
};

/** How long a session is believed without looking, in milliseconds; a NOTIFY makes it shorter. */
const believedFor = 5_000;
const mostRemembered = 20_000;

export type Door = ReturnType<typeof openDoor>;

/** Who a bearer token names, as of now: a session that ended, or a role that changed, counts at once. */
export function openDoor(read: () => Reader, tokens: Tokens, now: () => Date) {
  const sessions = new Map<string, Known>();
  let notices = 0;
  const load = async (sessionId: string): Promise<Known> => {
    const before = notices;
    const row = await store.findSessionUser(read(), sessionId);
    if (!row || row.revoked_at || row.expires_at <= now()) throw new Problem('session.ended');
    const shops = await store.membershipsOf(read(), row.id);
    const known = {
      at: now().getTime(),
      expires: row.expires_at.getTime(),
      user: { kind: 'user' as const, id: row.id, sessionId, name: row.name, role: row.role },
      shops: new Map(shops.map((shop) => [shop.merchant_id, membershipOf(shop)])),
    };
    if (sessions.size >= mostRemembered) sessions.clear();
    // What was told while it was read may have been about it: good for this request, not for the next.
    if (notices === before) sessions.set(sessionId, known);
    return known;
  };
  const find = async (sessionId: string) => {
    const known = sessions.get(sessionId);
    const at = now().getTime();
    return known && at - known.at < believedFor && known.expires > at ? known : load(sessionId);
  };
  return {
    async user(bearer: string | undefined) {
      if (!bearer) throw new Problem('session.missing');
      const named = await tokens.verify(bearer, now());
      if (!named) throw new Problem('session.ended');
      return { ...(await find(named.session)).user };
    },
    async memberOf(sessionId: string, merchant: string) {
      return (await find(sessionId)).shops.get(merchant);
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
