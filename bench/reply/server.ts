import { openChatSession, sendChatMessage } from '@parley/contract/chat';
import { sender } from '../../server/testing/app.ts';
import { demoKey } from '../ground/demo.ts';
import { openEars } from './ears.ts';
import { questionOf, turns } from './questions.ts';
import type { SignedIn } from '../ground/sign-in.ts';

/** Milliseconds from each message acknowledged to its answer on the stream. */
export async function measureServer(url: string, owner: SignedIn, messages: number): Promise<number[]> {
  const send = sender(url);
  const ears = await openEars(url, owner);
  const delays: number[] = [];
  let token = '';
  for (let n = 0; n < messages; n++) {
    if (n % turns === 0) token = (await send(openChatSession, { key: demoKey })).body.session_token;
    const answer = ears.nextAnswer();
    const { status } = await send(sendChatMessage, { key: demoKey, client_id: crypto.randomUUID(), text: questionOf(n) }, { token });
    const acknowledged = performance.now();
    if (status !== 201) throw new Error(`A message was refused with ${status}.`);
    delays.push((await answer).at - acknowledged);
  }
  ears.close();
  return delays;
}
