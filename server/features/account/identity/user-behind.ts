import type { Reader } from '../../../platform/db/tenant.ts';
import * as store from './store.ts';
import type { Tokens } from './tokens.ts';

/** The user who makes a public call while logged in; undefined for everyone else, also those whose session has ended. */
export async function userBehind(db: Reader, tokens: Tokens, token: string | undefined, now: Date): Promise<string | undefined> {
  const named = await tokens.verify(token ?? '', now);
  const session = named && (await store.findSessionUser(db, named.session));
  return session && !session.revoked_at && session.expires_at > now ? session.id : undefined;
}
