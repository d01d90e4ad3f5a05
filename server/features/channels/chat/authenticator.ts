import type { VisitorActor } from '../../../context.ts';
import { settingsOf } from '../website-chat/index.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { hashSecret } from '../../../platform/lib/ids.ts';
import { isAllowed, stayedAway } from './rules.ts';
import * as store from './store.ts';

type Known = { at: number; merchant: string; origins: string[]; expires: number };
const maxRemembered = 10_000;

/**
 * Authenticates a visitor: the shop by its key, the session by its token. There are few keys and they rarely change, so they are cached for
 * a minute and dropped on change. `origin` is set only for other websites.
 */
export function createVisitorAuthenticator(readingOf: (merchant: string) => Reader, now: () => Date) {
  const keys = new Map<string, Known>();
  const shopOf = async (key: string) => {
    const at = now().getTime();
    const known = keys.get(key);
    if (known && at - known.at < 60_000 && at < known.expires) return known;
    const row = await store.findKey(readingOf(''), key, now());
    if (!row) throw new Problem('chat.key_unknown');
    const found = { at, merchant: row.merchant_id, origins: row.allowed_origins, expires: row.expires_at?.getTime() ?? Infinity };
    if (keys.size >= maxRemembered) keys.clear();
    keys.set(key, found);
    return found;
  };
  return {
    forget: (name: string) => void (name === '*' ? keys.clear() : keys.delete(name.replace(/^chat-key:/, ''))),
    async enter(token: string | undefined, key: string, origin: string | undefined): Promise<VisitorActor> {
      const { merchant, origins } = await shopOf(key);
      if (!isAllowed(origin, origins)) throw new Problem('chat.origin_refused');
      const session = token ? await store.findSession(readingOf(merchant), hashSecret(token)) : undefined;
      if (!session) throw new Problem('chat.session_ended');
      const { enabled, guards } = settingsOf(session.settings);
      if (stayedAway(session.last_seen_at, now(), guards.session_days)) throw new Problem('chat.session_ended');
      if (!enabled) throw new Problem('chat.switched_off');
      return { kind: 'visitor', id: session.id, merchant, customerId: session.customer_id, conversationId: session.conversation_id };
    },
  };
}
