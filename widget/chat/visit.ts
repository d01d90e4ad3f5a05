import type { StoredSession } from '../lib/session-store.ts';
import type { Answer } from '../net/answer.ts';
import type { Desk } from './desk.ts';

export type Visit = ReturnType<typeof createVisit>;

/** The visitor's session, one for all tabs. `onAnother` hears that the thread on the screen is not this visitor's. */
export function createVisit(desk: Desk, onAnother: () => void) {
  const { world, settings, calls, sessions, view, tabs, exclusive } = desk;
  let known = sessions.load();
  let opening: Promise<Answer<StoredSession>> | null = null;

  /** Takes the stored session for ours. */
  function adopt() {
    const stored = sessions.load();
    const isAnother =
      known?.visitor_id !== stored?.visitor_id || (known?.conversation_id && known.conversation_id !== stored?.conversation_id);
    const hadOne = known !== null;
    known = stored;
    if (hadOne && isAnother) onAnother();
    return stored;
  }

  function save(session: StoredSession) {
    const before = sessions.load();
    if (before && before.visitor_id !== session.visitor_id) sessions.forget();
    sessions.save(session);
    adopt();
    tabs.tell({ type: 'session' });
  }

  async function ask(dead: string | undefined): Promise<Answer<StoredSession>> {
    const stored = adopt();
    // Another tab was quicker.
    if (dead !== undefined && stored && stored.token !== dead) return { ok: true, body: stored };
    const page = { locale: settings.locale, page_url: world.page().slice(0, 2_000) };
    const token = dead === undefined ? stored?.token : undefined;
    const resumed = await calls.openSession({ ...page, session_token: token });
    const answer = !resumed.ok && resumed.kind === 'ended' && token ? await calls.openSession(page) : resumed;
    if (!answer.ok) {
      if (answer.kind === 'refused') view.set({ phase: 'unavailable' });
      return answer;
    }
    const { session_token, visitor_id, conversation_id, shop, state } = answer.body;
    const session = { token: session_token, visitor_id, conversation_id, talking: conversation_id !== null };
    save(session);
    view.set({ phase: 'ready', shop, state });
    return { ok: true, body: session };
  }

  return {
    adopt,
    current: () => sessions.load(),
    /** Starts or resumes the session; `dead` is a token the server no longer takes. At most one call at a time, over all tabs. */
    open(dead?: string): Promise<Answer<StoredSession>> {
      opening ??= exclusive(`parley:${settings.key}:opening`, () => ask(dead)).finally(() => {
        opening = null;
      });
      return opening;
    },
    /** The session with this token is over: nobody shall try it again. */
    end(token: string) {
      if (sessions.load()?.token !== token) return;
      sessions.forget();
      adopt();
      tabs.tell({ type: 'session' });
    },
    /** From the first message on there is a conversation to listen to. */
    noteTalking() {
      const session = sessions.load();
      if (!session || session.talking) return;
      sessions.save({ ...session, talking: true });
      adopt();
      tabs.tell({ type: 'session' });
    },
  };
}
