import { retryDelay } from '../lib/backoff.ts';
import { createLeadership } from '../net/leadership.ts';
import { listen } from '../net/listening.ts';
import type { Desk } from './desk.ts';
import type { ThreadKeeper } from './thread.ts';
import type { Visit } from './visit.ts';

export type Listener = ReturnType<typeof createListener>;

const PAGE = 200;
const LATE = 3_000;

/** Brings in what the shop says: what was said before, when the panel opens, and everything new as long as there is a conversation. */
export function createListener(desk: Desk, visit: Visit, thread: ThreadKeeper, onError: (error: unknown) => void) {
  const { world, settings, view, calls, tabs, pause, life } = desk;
  let loading: Promise<void> | null = null;
  /** Counts the threads: pages of an earlier one are no use. */
  let edition = 0;
  let late: AbortController | null = null;
  const leadership = createLeadership({ locks: world.locks, name: `parley:${settings.key}:listening`, lead, onError });

  async function lead(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const session = visit.current();
      if (!session?.talking) return;
      const outcome = await listen({
        world,
        calls,
        pause: pause.listening,
        token: session.token,
        cursor: thread.cursor,
        onSignal(heard) {
          const after = thread.cursor();
          thread.hear(heard, after);
          tabs.tell({ type: 'heard', signal: heard, after });
        },
        onPage(messages, state) {
          for (const message of messages) tabs.tell({ type: 'heard', signal: { type: 'message', message }, after: thread.cursor() });
          thread.addPage(messages, true);
          thread.setState(state);
        },
        onReset: startOver,
        onConnected: setConnected,
        signal,
      });
      setConnected(true);
      if (outcome === 'refused') return;
      if (outcome === 'ended') visit.end(session.token);
    }
  }

  /** A line that breaks and heals within a few seconds is nobody's business. */
  function setConnected(connected: boolean) {
    if (!connected && late) return;
    late?.abort();
    late = connected ? null : new AbortController();
    const signal = late?.signal;
    if (!signal) view.set({ connected });
    else void world.wait(LATE, signal).then(() => signal.aborted || view.set({ connected }));
  }

  /** Opens the session, as often as it takes; true when there is one. */
  async function openUntilAnswered(): Promise<boolean> {
    view.set({ phase: view.get().phase === 'ready' ? 'ready' : 'connecting' });
    for (let failures = 1; !life.signal.aborted; failures += 1) {
      const answer = await visit.open();
      if (answer.ok) return true;
      if (answer.kind === 'refused') return false;
      setConnected(false);
      await pause.opening.rest(Math.max(answer.after, retryDelay(failures, world.chance())), life.signal);
    }
    return false;
  }

  async function loadThread(): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      if (failures > 0) await pause.opening.rest(retryDelay(failures, world.chance()), life.signal);
      if (!(await openUntilAnswered())) return;
      setConnected(true);
      const session = visit.current();
      const { state } = view.get();
      if (session && !session.talking && state) return thread.markLoaded(state);
      follow();
      const outcome = session ? await readPages(session.token) : 'again';
      if (outcome === 'loaded' || outcome === 'refused') return;
      if (outcome === 'ended' && session) visit.end(session.token);
    }
  }

  async function readPages(token: string): Promise<'loaded' | 'again' | 'ended' | 'refused'> {
    const mine = edition;
    for (let after = 0; ;) {
      const heard = thread.statesHeard();
      const answer = await calls.listMessages(token, after, PAGE);
      if (!answer.ok) return answer.kind;
      if (mine !== edition) return 'again';
      const { items, state } = answer.body;
      thread.addPage(items, false);
      if (mine !== edition) return 'again';
      if (items.length < PAGE) {
        thread.markLoaded(heard === thread.statesHeard() ? state : null);
        return 'loaded';
      }
      after = items.at(-1)?.seq ?? after;
    }
  }

  function follow() {
    if (!life.signal.aborted && visit.current()?.talking) leadership.start(world.isVisible());
  }

  /** Session and thread as the panel needs them; called again, it goes on with what is under way. */
  function load(): void {
    const { loaded, phase } = view.get();
    if (loaded && phase === 'ready' && visit.current()) return;
    loading ??= loadThread()
      .catch(onError)
      .finally(() => {
        loading = null;
      });
  }

  /** The thread on the screen is not the one the shop has: everything is read again. */
  function startOver() {
    edition += 1;
    leadership.stop();
    thread.clear();
    if (view.get().open) load();
    else follow();
  }

  return {
    load,
    /** Hears what is new from now on, if there is a conversation. */
    follow,
    startOver,
    rest: leadership.rest,
    stop: leadership.stop,
    /** There is reason to believe that the line works again. */
    wake() {
      pause.opening.wake();
      pause.listening.wake();
    },
  };
}
