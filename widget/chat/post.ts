import type { sendChatMessage } from '@parley/contract/chat';
import type { Attachment } from '@parley/contract/files';
import { nextPending, postpone, renew, createPending } from '../lib/outbox.ts';
import type { PendingMessage } from '../lib/outbox.ts';
import { isMessage } from '../lib/signal.ts';
import { tryLater } from '../net/answer.ts';
import type { Failure } from '../net/answer.ts';
import type { Desk } from './desk.ts';
import type { ThreadKeeper } from './thread.ts';
import type { Visit } from './visit.ts';

export type Post = ReturnType<typeof createPost>;

const LONGEST_TEXT = 8_000;
/** A message waiting longer than this was written before the clock was set back. */
const LONGEST_WAIT = 3_600_000;

/** Sends the visitor's messages: in order, one at a time across all tabs, with the same client id until the shop has stored them. */
export function createPost(desk: Desk, visit: Visit, thread: ThreadKeeper, onSent: () => void, onError: (error: unknown) => void) {
  const { world, settings, view, calls, outbox, tabs, exclusive, pause, life } = desk;
  let running = false;
  let lastAt = 0;

  /** Nothing is sent before the visitor consented, where the shop requires it. */
  const isHeld = () => view.get().consentNeeded;
  const show = () => view.set({ unsent: outbox.list() });
  function change(pending: PendingMessage) {
    outbox.put(pending);
    show();
    tabs.notify({ type: 'outbox' });
  }
  function drop(clientId: string) {
    outbox.remove(clientId);
    show();
    tabs.notify({ type: 'outbox' });
  }

  async function run(): Promise<void> {
    for (let pending = nextPending(outbox.list()); pending && !life.signal.aborted && !isHeld(); pending = nextPending(outbox.list())) {
      const wait = pending.next_at - world.now();
      if (wait > 0 && wait <= LONGEST_WAIT) await pause.sending.rest(wait, life.signal);
      else await sendNext();
    }
  }

  async function sendNext(): Promise<void> {
    const session = visit.current();
    const opened = session ? { ok: true as const, body: session } : await visit.open();
    if (!opened.ok) return settle(nextPending(outbox.list()), opened);
    const { token } = opened.body;
    const failure = await exclusive(`parley:${settings.key}:sending`, () => sendOne(token));
    if (failure?.kind === 'ended') await visit.open(token);
  }

  /** Handles a failure before the next tab may try. */
  async function sendOne(token: string): Promise<Failure | null> {
    const pending = nextPending(outbox.list());
    if (!pending || (pending.next_at > world.now() && pending.next_at <= world.now() + LONGEST_WAIT)) return null;
    const answer = await calls.ask<typeof sendChatMessage>('messages', token, {
      client_id: pending.client_id,
      text: pending.text,
      attachments: pending.attachments.map(({ id }) => id),
    });
    if (!answer.ok) {
      settle(pending, answer);
      return answer;
    }
    if (!isMessage(answer.body)) {
      settle(pending, tryLater());
      return null;
    }
    visit.noteConversation(answer.body.conversation_id);
    thread.addSent(answer.body);
    tabs.notify({ type: 'sent', message: answer.body });
    drop(pending.client_id);
    onSent();
    return null;
  }

  function settle(pending: PendingMessage | undefined, failure: Failure) {
    // It may have arrived by the stream meanwhile.
    if (!pending || !outbox.has(pending.client_id)) return;
    const isFirstEnd = failure.kind === 'ended' && pending.attempts === 0;
    if (failure.code === 'chat.blocked') view.set({ blocked: true, reason: failure.reason });
    if (failure.code === 'chat.consent_needed') view.set({ consentNeeded: true });
    else if (failure.kind === 'refused') change({ ...pending, refusal: failure.reason });
    else if (isFirstEnd) change({ ...pending, attempts: 1 });
    else change(postpone(pending, world.now(), world.chance(), failure.after, failure.code === 'chat.flood' ? failure.reason : undefined));
  }

  function kick() {
    if (running) return pause.sending.wake();
    running = true;
    run().then(
      () => {
        running = false;
        // A message may have been written since the last check.
        if (nextPending(outbox.list()) && !life.signal.aborted && !isHeld()) kick();
      },
      (error: unknown) => {
        running = false;
        onError(error);
      },
    );
  }

  return {
    show,
    kick,
    /** Another tab wrote or sent something. If it closes, this tab sends its messages. */
    help() {
      show();
      if (visit.current() && nextPending(outbox.list())) kick();
    },
    /** The client id of the queued message, or null for one that is empty or too long. */
    write(text: string, attachments: readonly Attachment[] = []): string | null {
      const words = text.trim();
      if ((words === '' && attachments.length === 0) || words.length > LONGEST_TEXT) return null;
      lastAt = Math.max(world.now(), lastAt + 1);
      const pending = createPending(world.newId(), words, lastAt, attachments);
      change(pending);
      kick();
      return pending.client_id;
    },
    retry(pending: PendingMessage) {
      change(renew(pending, world.now()));
      kick();
    },
    remove: (pending: PendingMessage) => drop(pending.client_id),
    /** Another customer signed in: queued messages must not be sent for them. */
    forget() {
      for (const { client_id } of outbox.list()) outbox.remove(client_id);
      show();
      tabs.notify({ type: 'outbox' });
    },
    /** The network is back: retries now, except where the shop asked to wait. */
    hurry() {
      const pending = nextPending(outbox.list());
      if (!pending) return;
      if (!pending.wait && pending.next_at > world.now()) change({ ...pending, next_at: world.now() });
      kick();
    },
  };
}
