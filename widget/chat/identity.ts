import type { identifyVisitor } from '@parley/contract/chat';
import type { Sent } from '@parley/contract/endpoint';
import { retryDelay } from '../lib/backoff.ts';
import type { Failure } from '../net/answer.ts';
import type { Desk } from './desk.ts';
import { emit } from './events.ts';
import type { Visit } from './visit.ts';

export type Person = Omit<Sent<typeof identifyVisitor>, 'key'>;
export type Identity = ReturnType<typeof createIdentity>;

/** Identifies the visitor to the shop, as the page or they themselves say. Calls `onMoved` when this changes the conversation. */
export function createIdentity(desk: Desk, visit: Visit, onMoved: () => void, forget: () => void) {
  const { world, calls, view, life } = desk;
  let current: Person | null = null;
  /** The token of the session that was already identified. */
  let identified = '';

  /** Resolves to null on success, or to the failure. */
  async function identify(person: Person): Promise<Failure | null> {
    const opened = visit.current() ?? (await visit.open().then((answer) => (answer.ok ? answer.body : null)));
    if (!opened) return { ok: false, kind: 'again', after: 0, reason: '', code: '' };
    const answer = await calls.ask<typeof identifyVisitor>('identify', opened.token, person);
    if (!answer.ok) return answer;
    const { conversation_id, name, email, verified } = answer.body;
    const { visitor } = view.get();
    if (visitor) view.set({ visitor: { ...visitor, name, email, verified } });
    if (opened.conversation_id === conversation_id) return null;
    visit.noteConversation(conversation_id);
    onMoved();
    return null;
  }

  async function notify(person: Person): Promise<void> {
    for (let failures = 1; current === person && !life.signal.aborted; failures += 1) {
      const session = visit.current();
      if (!session || identified === session.token) return;
      identified = session.token;
      const failure = await identify(person);
      if (!failure) return;
      if (failure.kind === 'refused') {
        console.warn(`The chat could not identify the visitor: ${failure.reason}`);
        return emit('error', { code: failure.code, message: failure.reason });
      }
      identified = '';
      if (failure.kind === 'again') await world.wait(Math.max(failure.after, retryDelay(failures, world.chance())), life.signal);
      else if (person.user_id === undefined) visit.end(session.token);
      // The session belongs to another customer: their unsent messages must not be sent for this one.
      else if (visit.current()?.token === session.token) forget();
      if (!visit.current() && view.get().open) await visit.open();
    }
  }

  return {
    identify,
    /** Identifies the current session, and each later one. */
    want(person: Person | null) {
      current = person;
      identified = '';
      if (person) void notify(person);
    },
    /** A session was opened. */
    identifyAgain: () => (current ? void notify(current) : undefined),
  };
}
