import { type ChildProcess, fork } from 'node:child_process';
import { type DocumentsPort, DocumentUnreadable, type ReadDocument } from '../document-ports.ts';
import type { Asked } from './parse.ts';
import { typeOf } from './type-of.ts';

export type Said = { document: ReadDocument } | { reason: string };

/** How long one document may take, and how long its process waits for another before it ends, in milliseconds. */
type Limits = { limitMs?: number; idleMs?: number; memoryMb?: number };

/**
 * Reads documents one at a time in a process of its own. A document that takes too long, or too much memory, ends that process and nothing
 * else; the next one gets a new one. A thread would not do: where its memory ends all at once, V8 ends the whole process.
 */
export function openDocuments({ limitMs = 30_000, idleMs = 20_000, memoryMb = 512 }: Limits = {}): DocumentsPort {
  let reader: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = () => {
    clearTimeout(idle);
    reader?.kill('SIGKILL');
    reader = undefined;
  };
  const open = () => {
    clearTimeout(idle);
    if (reader?.connected) {
      hold(reader);
      return reader;
    }
    // Neither a test runner's arguments nor the keys in our environment are for a process that reads what strangers wrote.
    reader = fork(new URL('./worker.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever waits for an answer listens as well; without anybody there is nothing to do about it.
    reader.on('error', () => undefined);
    return reader;
  };
  const ask = async (asked: Asked): Promise<ReadDocument> => {
    const child = open();
    try {
      const said = await answerOf(child, asked, limitMs);
      if ('reason' in said) throw new DocumentUnreadable(said.reason);
      letGo(child);
      idle = setTimeout(end, idleMs).unref();
      return said.document;
    } catch (error) {
      end();
      throw error;
    }
  };
  return {
    typeOf,
    read(asked) {
      const reading = last.then(() => ask(asked));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      await last;
      end();
    },
  };
}

/** One that waits does not keep our process. */
function letGo(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
}
function hold(child: ChildProcess) {
  child.ref();
  child.channel?.ref();
}

async function answerOf(child: ChildProcess, asked: Asked, limitMs: number): Promise<Said> {
  const heard = Promise.withResolvers<Said>();
  const fail = (reason: string) => heard.reject(new DocumentUnreadable(reason));
  const failed = () => fail('Reading this file failed.');
  // What was sent is what our own code in the other process says.
  const hear = (said: unknown) => heard.resolve(said as Said);
  const ended = (_code: number | null, signal: string | null) => (signal ? fail('Reading this file took too much memory.') : failed());
  const timer = setTimeout(() => fail('Reading this file took too long. Split it into smaller ones.'), limitMs);
  child.on('message', hear).on('exit', ended).on('error', failed);
  try {
    child.send(asked, (error) => error && failed());
    return await heard.promise;
  } finally {
    clearTimeout(timer);
    child.off('message', hear).off('exit', ended).off('error', failed);
  }
}
