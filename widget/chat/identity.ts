import type { identifyVisitor } from '@parley/contract/chat';
import type { Sent } from '@parley/contract/endpoint';
import { retryDelay } from '../lib/backoff.ts';
import type { Failure } from '../net/answer.ts';
import type { Desk } from './desk.ts';
import { emit } from './events.ts';
import type { Visit } from './visit.ts';

export type Person = Omit<Sent<typeof identifyVisitor>, 'key'>;
export type Identity = ReturnType<typeof createIdentity>;

/** Who the visitor is, as the shop's page or they themselves say. `onMoved` hears that the conversation is another one now. */
export function createIdentity(desk: Desk, visit: Visit, onMoved: () => void, forget: () => void) {
  const { world, calls, view, life } = desk;
  let wanted: Person | null = null;
  /** The session it was told to. */
  let told = '';

  /** Null when it was said, or why not. */
  async function say(person: Person): Promise<Failure | null> {
    const opened = visit.current() ?? (await visit.open().then((answer) => (answer.ok ? answer.body : null)));
    if (!opened) return { ok: false, kind: 'again', after: 0, reason: '', code: '' };
    const answer = await calls.identify(opened.token, person);
    if (!answer.ok) return answer;
    const { conversation_id, name, email, verified } = answer.body;
    const { visitor } = view.get();
    if (visitor) view.set({ visitor: { ...visitor, name, email, verified } });
    if (opened.conversation_id === conversation_id) return null;
    visit.noteConversation(conversation_id);
    onMoved();
    return null;
  }

  async function tell(person: Person): Promise<void> {
    for (let failures = 1; wanted === person && !life.signal.aborted; failures += 1) {
      const session = visit.current();
      if (!session || told === session.token) return;
      told = session.token;
      const failure = await say(person);
      if (!failure) return;
      if (failure.kind === 'refused') {
        console.warn(`The chat could not identify the visitor: ${failure.reason}`);
        return emit('error', { code: failure.code, message: failure.reason });
      }
      told = '';
      if (failure.kind === 'again') await world.wait(Math.max(failure.after, retryDelay(failures, world.chance())), life.signal);
      else if (person.user_id === undefined) visit.end(session.token);
      // Somebody else was here before: what they left waiting is not for this one to send.
      else if (visit.current()?.token === session.token) forget();
      if (!visit.current() && view.get().open) await visit.open();
    }
  }

  return {
    say,
    /** Says it to the session there is, and to each one that comes. */
    want(person: Person | null) {
      wanted = person;
      told = '';
      if (person) void tell(person);
    },
    /** A session was opened. */
    sayAgain: () => (wanted ? void tell(wanted) : undefined),
  };
}
