import { openChatSession, sendChatMessage } from '@parley/contract/chat';
import type { ChatMessage } from '@parley/contract/chat';
import type { sender } from '../../server/testing/app.ts';
import { followStream } from '../../server/testing/follow-stream.ts';
import { demoKey } from '../support/demo.ts';
import { questionOf } from '../reply/questions.ts';

type Send = ReturnType<typeof sender>;
/** What one customer sent and received. `waits`: milliseconds from each acknowledgement to the answer on their stream. */
export type CustomerResult = { sent: string[]; waits: number[]; unanswered: number; seen: ChatMessage[]; token: string };
/** Pause between an answer and the next question, in milliseconds: time to read and type. */
const thinkMs = { least: 5_000, most: 15_000 };
const timeoutMs = 30_000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Plays a customer until `until` (by performance.now): asks, waits for the answer on the stream, pauses, repeats. */
export async function chat(url: string, send: Send, place: number, until: number): Promise<CustomerResult> {
  // Spreads the arrivals over ten seconds.
  await pause((place % 100) * 100);
  const { body } = await send(openChatSession, { key: demoKey });
  const token = body.session_token;
  const stream = await followStream(`${url}/api/public/chat/${demoKey}/stream`, token);
  const result: CustomerResult = { sent: [], waits: [], unanswered: 0, seen: [], token };
  const messages = () => stream.events.flatMap(({ data }) => messageIn(data) ?? []);
  for (let turn = 0; performance.now() < until; turn++) {
    const before = messages().filter(isAnswer).length;
    const clientId = crypto.randomUUID();
    const { status } = await send(sendChatMessage, { key: demoKey, client_id: clientId, text: questionOf(place + turn) }, { token });
    if (status !== 201) throw new Error(`A customer's message failed with ${status}.`);
    const acknowledged = performance.now();
    result.sent.push(clientId);
    const answered = await waitUntil(() => messages().filter(isAnswer).length > before, timeoutMs);
    if (answered) result.waits.push(performance.now() - acknowledged);
    else result.unanswered += 1;
    await pause(thinkMs.least + Math.random() * (thinkMs.most - thinkMs.least));
  }
  result.seen = messages();
  await stream.leave();
  return result;
}

const isAnswer = ({ author }: ChatMessage) => author === 'ai';
/** A message when first delivered; later signals of it only change its state. */
const messageIn = (data: unknown) => {
  const signal = data as { type: string; message?: ChatMessage };
  return signal.type === 'message' ? signal.message : undefined;
};

/** Polls every 5 ms; the measured times are two orders of magnitude longer. */
async function waitUntil(condition: () => boolean, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs;
  while (!condition()) {
    if (performance.now() > deadline) return false;
    await pause(5);
  }
  return true;
}
