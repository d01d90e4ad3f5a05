import type { Attachment } from '@parley/contract/files';
import { nextLetter, postpone, renew, writeLetter } from '../lib/outbox.ts';
import type { Letter } from '../lib/outbox.ts';
import { isMessage } from '../lib/signal.ts';
import { tryLater } from '../net/answer.ts';
import type { Failure } from '../net/answer.ts';
import type { Desk } from './desk.ts';
import type { ThreadKeeper } from './thread.ts';
import type { Visit } from './visit.ts';

export type Post = ReturnType<typeof createPost>;

const LONGEST_TEXT = 8_000;
/** A letter that waits for longer than this was written under a clock that was set back since. */
const LONGEST_WAIT = 3_600_000;

/** Sends what the visitor writes: in order, one at a time over all tabs, under the same client id until the shop has it. */
export function createPost(desk: Desk, visit: Visit, thread: ThreadKeeper, onSent: () => void, onError: (error: unknown) => void) {
  const { world, settings, view, calls, outbox, tabs, exclusive, pause, life } = desk;
  let running = false;
  let lastAt = 0;

  /** Nothing is sent before the visitor agreed, where the shop asks for it. */
  const isHeld = () => view.get().consentNeeded;
  const show = () => view.set({ letters: outbox.list() });
  function change(letter: Letter) {
    outbox.put(letter);
    show();
    tabs.tell({ type: 'outbox' });
  }
  function drop(clientId: string) {
    outbox.remove(clientId);
    show();
    tabs.tell({ type: 'outbox' });
  }

  async function run(): Promise<void> {
    for (let letter = nextLetter(outbox.list()); letter && !life.signal.aborted && !isHeld(); letter = nextLetter(outbox.list())) {
      const wait = letter.next_at - world.now();
      if (wait > 0 && wait <= LONGEST_WAIT) await pause.sending.rest(wait, life.signal);
      else await sendNext();
    }
  }

  async function sendNext(): Promise<void> {
    const session = visit.current();
    const opened = session ? { ok: true as const, body: session } : await visit.open();
    if (!opened.ok) return settle(nextLetter(outbox.list()), opened);
    const { token } = opened.body;
    const failure = await exclusive(`parley:${settings.key}:sending`, () => sendOne(token));
    if (failure?.kind === 'ended') await visit.open(token);
  }

  /** What goes wrong is settled before the next tab may try. */
  async function sendOne(token: string): Promise<Failure | null> {
    const letter = nextLetter(outbox.list());
    if (!letter || (letter.next_at > world.now() && letter.next_at <= world.now() + LONGEST_WAIT)) return null;
    const answer = await calls.sendMessage(token, {
      client_id: letter.client_id,
      text: letter.text,
      attachments: letter.attachments.map(({ id }) => id),
    });
    if (!answer.ok) {
      settle(letter, answer);
      return answer;
    }
    if (!isMessage(answer.body)) {
      settle(letter, tryLater());
      return null;
    }
    visit.noteConversation(answer.body.conversation_id);
    thread.addSent(answer.body);
    tabs.tell({ type: 'sent', message: answer.body });
    drop(letter.client_id);
    onSent();
    return null;
  }

  function settle(letter: Letter | undefined, failure: Failure) {
    // It may have come in by the stream meanwhile.
    if (!letter || !outbox.has(letter.client_id)) return;
    const isFirstEnd = failure.kind === 'ended' && letter.attempts === 0;
    if (failure.code === 'chat.blocked') view.set({ blocked: true, reason: failure.reason });
    if (failure.code === 'chat.consent_needed') view.set({ consentNeeded: true });
    else if (failure.kind === 'refused') change({ ...letter, refusal: failure.reason });
    else if (isFirstEnd) change({ ...letter, attempts: 1 });
    else change(postpone(letter, world.now(), world.chance(), failure.after, failure.code === 'chat.flood' ? failure.reason : undefined));
  }

  function kick() {
    if (running) return pause.sending.wake();
    running = true;
    run().then(
      () => {
        running = false;
        // Written between the last look and now.
        if (nextLetter(outbox.list()) && !life.signal.aborted && !isHeld()) kick();
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
    /** Another tab wrote or sent something. Should it close, its letters are ours. */
    help() {
      show();
      if (visit.current() && nextLetter(outbox.list())) kick();
    },
    /** The client id of the message on its way, or null for one that is empty or too long. */
    write(text: string, attachments: readonly Attachment[] = []): string | null {
      const words = text.trim();
      if ((words === '' && attachments.length === 0) || words.length > LONGEST_TEXT) return null;
      lastAt = Math.max(world.now(), lastAt + 1);
      const letter = writeLetter(world.newId(), words, lastAt, attachments);
      change(letter);
      kick();
      return letter.client_id;
    },
    retry(letter: Letter) {
      change(renew(letter, world.now()));
      kick();
    },
    remove: (letter: Letter) => drop(letter.client_id),
    /** Somebody else is here: what waits is not theirs to send. */
    forget() {
      for (const { client_id } of outbox.list()) outbox.remove(client_id);
      show();
      tabs.tell({ type: 'outbox' });
    },
    /** The network is back: nobody waits for their next turn, but where the shop asked for it. */
    hurry() {
      const letter = nextLetter(outbox.list());
      if (!letter) return;
      if (!letter.wait && letter.next_at > world.now()) change({ ...letter, next_at: world.now() });
      kick();
    },
  };
}
