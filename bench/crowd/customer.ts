import { openChatSession, sendChatMessage } from '@parley/contract/chat';
import type { ChatMessage } from '@parley/contract/chat';
import type { sender } from '../../server/testing/app.ts';
import { hear } from '../../server/testing/hear.ts';
import { demoKey } from '../ground/demo.ts';
import { questionOf } from '../reply/questions.ts';

type Send = ReturnType<typeof sender>;
/** What one customer did and saw. `waits`: milliseconds from each message acknowledged to the answer on their stream. */
export type Told = { sent: string[]; waits: number[]; unanswered: number; seen: ChatMessage[]; token: string };
/** Between an answer and the next question, in milliseconds: as somebody who reads and types. */
const thinking = { least: 5_000, most: 15_000 };
const patienceMs = 30_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A customer who chats until `until` (by performance.now): asks, waits for the answer on the stream, thinks, asks on. */
export async function chat(url: string, send: Send, place: number, until: number): Promise<Told> {
  // They do not all come in the same instant, as nobody's customers do: over ten seconds.
  await pause((place % 100) * 100);
  const { body } = await send(openChatSession, { key: demoKey });
  const token = body.session_token;
  const ear = await hear(`${url}/api/public/chat/${demoKey}/stream`, token);
  const told: Told = { sent: [], waits: [], unanswered: 0, seen: [], token };
  const messages = () => ear.events.flatMap(({ data }) => messageIn(data) ?? []);
  for (let turn = 0; performance.now() < until; turn++) {
    const before = messages().filter(isAnswer).length;
    const clientId = crypto.randomUUID();
    const { status } = await send(sendChatMessage, { key: demoKey, client_id: clientId, text: questionOf(place + turn) }, { token });
    if (status !== 201) throw new Error(`A customer's message was refused with ${status}.`);
    const acknowledged = performance.now();
    told.sent.push(clientId);
    const answered = await untilTrue(() => messages().filter(isAnswer).length > before, patienceMs);
    if (answered) told.waits.push(performance.now() - acknowledged);
    else told.unanswered += 1;
    await pause(thinking.least + Math.random() * (thinking.most - thinking.least));
  }
  told.seen = messages();
  await ear.leave();
  return told;
}

const isAnswer = ({ author }: ChatMessage) => author === 'ai';
/** A message as it was first told; later signals of the same one change its state only. */
const messageIn = (data: unknown) => {
  const signal = data as { type: string; message?: ChatMessage };
  return signal.type === 'message' ? signal.message : undefined;
};

/** Looked at every 5 ms: what is measured is two orders longer. */
async function untilTrue(holds: () => boolean, patience: number) {
  const late = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > late) return false;
    await pause(5);
  }
  return true;
}
