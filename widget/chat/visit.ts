import type { StoredSession } from '../lib/session-store.ts';
import type { Answer } from '../net/answer.ts';
import type { Desk } from './desk.ts';
import { emit } from './events.ts';

export type Visit = ReturnType<typeof createVisit>;
type Hear = {
  /** The thread on screen belongs to another visitor or conversation. */
  onAnother: () => void;
  /** The shop answered, and accepts this page. */
  onOpened: () => void;
};

/** The visitor's session, shared by all tabs. */
export function createVisit(desk: Desk, { onAnother, onOpened }: Hear) {
  const { world, settings, calls, sessions, view, tabs, exclusive } = desk;
  let known = sessions.load();
  let opening: Promise<Answer<StoredSession>> | null = null;
  /** The token of a mailed link, which is tried once. */
  let { resume } = settings;

  /** Adopts the stored session. */
  function adopt() {
    const stored = sessions.load();
    const before = known?.conversation_id;
    const isAnother = known?.visitor_id !== stored?.visitor_id || (before && before !== stored?.conversation_id);
    const hadOne = known !== null;
    known = stored;
    if (hadOne && isAnother) onAnother();
    return stored;
  }

  function save(session: StoredSession) {
    const before = sessions.load();
    if (before && (before.visitor_id !== session.visitor_id || before.conversation_id !== session.conversation_id)) sessions.forget();
    sessions.save(session);
    adopt();
    tabs.notify({ type: 'session' });
  }

  async function ask(dead: string | undefined): Promise<Answer<StoredSession>> {
    const stored = adopt();
    // Another tab was faster.
    if (dead !== undefined && stored && stored.token !== dead) return { ok: true, body: stored };
    const page = { locale: settings.locale, page_url: world.page().slice(0, 2_000), ...(resume && { resume }) };
    const token = dead === undefined ? stored?.token : undefined;
    const resumed = await calls.openSession({ ...page, session_token: token });
    const answer = !resumed.ok && resumed.kind === 'ended' && token ? await calls.openSession(page) : resumed;
    if (!answer.ok) {
      if (answer.kind === 'refused') refuse(answer.code, answer.reason);
      return answer;
    }
    resume = undefined;
    const { session_token, visitor_id, conversation_id, shop, visitor, state, online, opens_at: opensAt } = answer.body;
    const session = { token: session_token, visitor_id, conversation_id, talking: conversation_id !== null };
    save(session);
    const look = { look: shop.look, languages: shop.languages };
    const consentNeeded = shop.asks.consent && !visitor.consented;
    view.set({ phase: 'ready', look, shop, visitor, consentNeeded, state, online, opensAt });
    onOpened();
    return { ok: true, body: session };
  }

  function refuse(code: string, reason: string) {
    view.set({ phase: 'unavailable', reason });
    emit('error', { code, message: reason });
  }

  return {
    adopt,
    refuse,
    current: () => sessions.load(),
    /** Starts or resumes the session; `dead` is a token that the server rejected. At most one call at a time, across all tabs. */
    open(dead?: string): Promise<Answer<StoredSession>> {
      opening ??= exclusive(`parley:${settings.key}:opening`, () => ask(dead)).finally(() => {
        opening = null;
      });
      return opening;
    },
    /** The session with this token has ended: it is not tried again. */
    end(token: string) {
      if (sessions.load()?.token !== token) return;
      sessions.forget();
      adopt();
      tabs.notify({ type: 'session' });
    },
    /** The session continues in this conversation; from its first one on there are messages to receive. */
    noteConversation(id: string | null) {
      const session = sessions.load();
      if (session && session.conversation_id !== id) save({ ...session, conversation_id: id, talking: id !== null });
    },
  };
}
