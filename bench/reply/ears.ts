import { openStream, signal } from '@parley/contract/live';
import type { Message } from '@parley/contract/messages';
import { patienceMs } from './questions.ts';
import type { SignedIn } from '../ground/sign-in.ts';

type Heard = { message: Message; at: number };

/** A teammate's event stream, read for the AI's answers as they are told for the first time. */
export async function openEars(url: string, { token, user }: SignedIn) {
  const ending = new AbortController();
  const response = await fetch(`${url}${openStream.line.replace('GET ', '').replace(':merchant', user.merchant_id ?? '')}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: ending.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream was refused with ${response.status}.`);
  const known = new Set<string>();
  let hear: (heard: Heard) => void = () => {};
  const reading = read(response.body, (message, at) => {
    if (message.author !== 'ai' || known.has(message.id)) return;
    known.add(message.id);
    hear({ message, at });
  });
  return {
    nextAnswer: () =>
      Promise.race([
        new Promise<Heard>((heard) => (hear = heard)),
        new Promise<never>((_, failed) => setTimeout(() => failed(new Error('The AI did not answer.')), patienceMs).unref()),
        reading.then((): never => {
          throw new Error('The stream ended.');
        }),
      ]),
    close: () => ending.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, tell: (message: Message, at: number) => void) {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const at = performance.now();
    const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      const told = event.includes('event: signal') && data ? signal.parse(JSON.parse(data)) : undefined;
      if (told?.type === 'message') tell(told.message, at);
    }
  }
}
