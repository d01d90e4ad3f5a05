import { countUnread, lastSeq } from '../lib/thread.ts';
import type { Desk } from './desk.ts';
import type { Visit } from './visit.ts';

export type Presence = ReturnType<typeof createPresence>;

const AGAIN = 3_000;
const IDLE = 4_000;

/** Tells the shop that the visitor is typing and what they have seen. Both are courtesies: lost ones are not sent again. */
export function createPresence(desk: Desk, visit: Visit) {
  const { world, view, calls, sessions, tabs } = desk;
  let saidAt: number | null = null;
  let idle = new AbortController();
  let reported = 0;

  function say(on: boolean) {
    const session = visit.current();
    saidAt = on ? world.now() : null;
    if (session?.talking) void calls.sayTyping(session.token, { on });
  }

  function report(seq: number) {
    const session = visit.current();
    if (!session?.talking || seq === reported) return;
    reported = seq;
    void calls.markRead(session.token, { seq });
  }

  function stopTyping() {
    idle.abort();
    if (saidAt !== null) say(false);
  }

  return {
    /** The visitor changed what they are writing. */
    type(text: string) {
      if (text.trim() === '') return stopTyping();
      if (saidAt === null || world.now() - saidAt >= AGAIN) say(true);
      idle.abort();
      idle = new AbortController();
      const mine = idle.signal;
      void world.wait(IDLE, mine).then(() => (mine.aborted ? undefined : stopTyping()));
    },
    stopTyping,
    /** Everything on the screen counts as seen while the panel is open and the visitor looks at the page. */
    see() {
      const { open, messages } = view.get();
      if (!open || !world.isVisible() || messages.length === 0) return;
      const seq = lastSeq(messages);
      if (seq > sessions.seen()) {
        sessions.saveSeen(seq);
        tabs.tell({ type: 'seen', seq });
        view.set({ unread: countUnread(messages, seq) });
      }
      report(seq);
    },
  };
}
