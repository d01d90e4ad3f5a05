import { openChatSession, sendChatMessage } from '@parley/contract/chat';
import { sender } from '../../server/testing/app.ts';
import { demoKey } from '../support/demo.ts';
import { openAnswerStream } from './answer-stream.ts';
import { questionOf, turns } from './questions.ts';
import type { SignedIn } from '../support/sign-in.ts';

/** Milliseconds from each acknowledgement to the answer on the stream. */
export async function measureServer(url: string, owner: SignedIn, messages: number): Promise<number[]> {
  const send = sender(url);
  const answers = await openAnswerStream(url, owner);
  const delays: number[] = [];
  let token = '';
  for (let n = 0; n < messages; n++) {
    if (n % turns === 0) token = (await send(openChatSession, { key: demoKey })).body.session_token;
    const answer = answers.nextAnswer();
    const { status } = await send(sendChatMessage, { key: demoKey, client_id: crypto.randomUUID(), text: questionOf(n) }, { token });
    const acknowledged = performance.now();
    if (status !== 201) throw new Error(`A message failed with ${status}.`);
    delays.push((await answer).at - acknowledged);
  }
  answers.close();
  return delays;
}
