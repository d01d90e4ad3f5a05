import { openStream, signal } from '@parley/contract/live';
import type { Message } from '@parley/contract/messages';
import { timeoutMs } from './questions.ts';
import type { SignedIn } from '../support/sign-in.ts';

type Answer = { message: Message; at: number };

/** A teammate's event stream, read for the first signal of each AI answer. */
export async function openAnswerStream(url: string, { token, user }: SignedIn) {
  const ending = new AbortController();
  const response = await fetch(`${url}${openStream.line.replace('GET ', '').replace(':merchant', user.merchant_id ?? '')}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal: ending.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream failed with ${response.status}.`);
  const known = new Set<string>();
  let listen: (answer: Answer) => void = () => {};
  const reading = read(response.body, (message, at) => {
    if (message.author !== 'ai' || known.has(message.id)) return;
    known.add(message.id);
    listen({ message, at });
  });
  return {
    nextAnswer: () =>
      Promise.race([
        new Promise<Answer>((answer) => (listen = answer)),
        new Promise<never>((_, failed) => setTimeout(() => failed(new Error('The AI did not answer.')), timeoutMs).unref()),
        reading.then((): never => {
          throw new Error('The stream ended.');
        }),
      ]),
    close: () => ending.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array>, onMessage: (message: Message, at: number) => void) {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const at = performance.now();
    const events = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      const received = event.includes('event: signal') && data ? signal.parse(JSON.parse(data)) : undefined;
      if (received?.type === 'message') onMessage(received.message, at);
    }
  }
}
