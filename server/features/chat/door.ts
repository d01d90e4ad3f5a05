import type { VisitorActor } from '../../context.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Reader } from '../../platform/db/tenant.ts';
import { hashSecret } from '../../platform/lib/ids.ts';
import { isAllowed } from './service.ts';
import * as store from './store.ts';

/** Who a visitor is: the shop by its key, the session by its token. Keys are few and change seldom, so they are remembered for a minute. */
export function openChatDoor(readingOf: (merchant: string) => Reader, now: () => number) {
  const keys = new Map<string, { at: number; merchant: string; origins: string[] }>();
  const shopOf = async (key: string) => {
    const known = keys.get(key);
    if (known && now() - known.at < 60_000) return known;
    const row = await store.findKey(readingOf(''), key);
    if (!row) throw new Problem('chat.key_unknown');
    const found = { at: now(), merchant: row.merchant_id, origins: row.allowed_origins };
    keys.set(key, found);
    return found;
  };
  return async (token: string | undefined, key: string, origin: string | undefined): Promise<VisitorActor> => {
    const { merchant, origins } = await shopOf(key);
    if (!isAllowed(origin, origins)) throw new Problem('chat.origin_refused');
    const session = token ? await store.findSession(readingOf(merchant), hashSecret(token)) : undefined;
    if (!session) throw new Problem('chat.session_ended');
    return { kind: 'visitor', id: session.id, merchant, customerId: session.customer_id, conversationId: session.conversation_id };
  };
}
