import { createLeadership } from '../net/leadership.ts';
import { listen } from '../net/listening.ts';
import type { Desk } from './desk.ts';
import type { ThreadKeeper } from './thread.ts';
import type { Visit } from './visit.ts';

export type Stream = ReturnType<typeof createStream>;
type Hear = { onReset: () => void; onConnected: (connected: boolean) => void; onError: (error: unknown) => void };

/** Receives new messages in one tab for all, as long as there is a conversation. */
export function createStream(desk: Desk, visit: Visit, thread: ThreadKeeper, { onReset, onConnected, onError }: Hear) {
  const { world, settings, calls, tabs, pause } = desk;

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
        onSignal(chatSignal) {
          const after = thread.cursor();
          thread.listen(chatSignal, after);
          tabs.notify({ type: 'signal', signal: chatSignal, after });
        },
        onPage(messages, state) {
          for (const message of messages) tabs.notify({ type: 'signal', signal: { type: 'message', message }, after: thread.cursor() });
          thread.addPage(messages, true);
          thread.setState(state);
        },
        onReset,
        onConnected,
        signal,
      });
      onConnected(true);
      if (outcome === 'refused') return;
      if (outcome === 'ended') visit.end(session.token);
    }
  }

  return createLeadership({ locks: world.locks, name: `parley:${settings.key}:listening`, lead, onError });
}
