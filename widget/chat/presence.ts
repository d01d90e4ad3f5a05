import type { markChatRead, sayChatTyping } from '@parley/contract/chat';
import { countUnread, lastSeq } from '../lib/thread.ts';
import type { Desk } from './desk.ts';
import type { Visit } from './visit.ts';

export type Presence = ReturnType<typeof createPresence>;

const AGAIN = 3_000;
const IDLE = 4_000;

/** Reports typing and read messages. Best effort: lost reports are not repeated. */
export function createPresence(desk: Desk, visit: Visit) {
  const { world, view, calls, sessions, tabs } = desk;
  let typingSentAt: number | null = null;
  let idle = new AbortController();
  let reported = 0;

  function sendTyping(on: boolean) {
    const session = visit.current();
    typingSentAt = on ? world.now() : null;
    if (session?.talking) void calls.ask<typeof sayChatTyping>('typing', session.token, { on });
  }

  function report(seq: number) {
    const session = visit.current();
    if (!session?.talking || seq === reported) return;
    reported = seq;
    void calls.ask<typeof markChatRead>('read', session.token, { seq });
  }

  function stopTyping() {
    idle.abort();
    if (typingSentAt !== null) sendTyping(false);
  }

  return {
    /** The draft changed. */
    type(text: string) {
      if (text.trim() === '') return stopTyping();
      if (typingSentAt === null || world.now() - typingSentAt >= AGAIN) sendTyping(true);
      idle.abort();
      idle = new AbortController();
      const mine = idle.signal;
      void world.wait(IDLE, mine).then(() => (mine.aborted ? undefined : stopTyping()));
    },
    stopTyping,
    /** Everything on screen counts as read while the panel is open and the page visible. */
    see() {
      const { open, messages } = view.get();
      if (!open || !world.isVisible() || messages.length === 0) return;
      const seq = lastSeq(messages);
      if (seq > sessions.seen()) {
        sessions.saveSeen(seq);
        tabs.notify({ type: 'seen', seq });
        view.set({ unread: countUnread(messages, seq) });
      }
      report(seq);
    },
  };
}
