import { retryDelay } from '../lib/backoff.ts';
import type { Desk } from './desk.ts';
import { onDemand } from './on-demand.ts';
import type { Stream } from './stream.ts';
import type { ThreadKeeper } from './thread.ts';
import type { Visit } from './visit.ts';

export type Listener = ReturnType<typeof createListener>;

const PAGE = 200;
const LATE = 3_000;

/** Receives messages: the history when the panel opens, and new ones as long as there is a conversation. */
export function createListener(desk: Desk, visit: Visit, thread: ThreadKeeper, onError: (error: unknown) => void) {
  const { world, view, calls, pause, life } = desk;
  let loading: Promise<void> | null = null;
  /** Version of the thread: pages read for an earlier one are discarded. */
  let threadVersion = 0;
  let late: AbortController | null = null;
  /** Follows new messages once it is loaded, with the first message of a conversation. */
  let stream: Stream | null = null;
  let follows = false;
  const loadStream = onDemand(desk, async () => {
    const { createStream } = await import('./stream.ts');
    stream = createStream(desk, visit, thread, { onReset: startOver, onConnected: setConnected, onError });
    if (follows) follow();
  });

  /** Short interruptions are not shown to the visitor. */
  function setConnected(connected: boolean) {
    if (!connected && late) return;
    late?.abort();
    late = connected ? null : new AbortController();
    const signal = late?.signal;
    if (!signal) view.set({ connected });
    else void world.wait(LATE, signal).then(() => signal.aborted || view.set({ connected }));
  }

  /** Opens the session, with retries; true when there is one. */
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
    const version = threadVersion;
    for (let after = 0; ;) {
      const before = thread.stateCount();
      const answer = await calls.listMessages(token, after, PAGE);
      if (!answer.ok) return answer.kind;
      if (version !== threadVersion) return 'again';
      const { items, state } = answer.body;
      thread.addPage(items, false);
      if (version !== threadVersion) return 'again';
      if (items.length < PAGE) {
        thread.markLoaded(before === thread.stateCount() ? state : null);
        return 'loaded';
      }
      after = items.at(-1)?.seq ?? after;
    }
  }

  function follow() {
    if (life.signal.aborted || !visit.current()?.talking) return;
    follows = true;
    if (stream) stream.start(world.isVisible());
    else void loadStream().catch(onError);
  }

  function stop() {
    follows = false;
    stream?.stop();
  }

  /** Loads the session and the thread for the panel; a second call joins the one in progress. */
  function load(): void {
    const { loaded, phase } = view.get();
    if (loaded && phase === 'ready' && visit.current()) return;
    loading ??= loadThread()
      .catch(onError)
      .finally(() => {
        loading = null;
      });
  }

  /** The thread on screen differs from the shop's: reads everything again. */
  function startOver() {
    threadVersion += 1;
    stop();
    thread.clear();
    if (view.get().open) load();
    else follow();
  }

  return {
    load,
    /** Starts receiving new messages, if there is a conversation. */
    follow,
    startOver,
    rest: () => stream?.rest(),
    stop,
    /** The connection probably works again: retries now. */
    wake() {
      pause.opening.wake();
      pause.listening.wake();
    },
  };
}
