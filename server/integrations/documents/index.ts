import { type ChildProcess, fork } from 'node:child_process';
import { type DocumentsPort, DocumentUnreadable, type ReadDocument } from '../document-ports.ts';
import type { Asked } from './parse.ts';
import { typeOf } from './type-of.ts';

export type Reply = { document: ReadDocument } | { reason: string };

/** The time limit for one document, and how long the idle process waits for another, in milliseconds. */
type Limits = { limitMs?: number; idleMs?: number; memoryMb?: number };

/**
 * Reads documents one at a time in a child process. A document that takes too long or too much memory ends only that process, and the next
 * one gets a new process. A worker thread would not do, because V8 ends the entire process when a thread's memory runs out suddenly.
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
    // The child parses untrusted input, so it gets neither a test runner's arguments nor the keys in our environment.
    reader = fork(new URL('./worker.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${memoryMb}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever waits for a reply handles errors, too; otherwise there is nothing to do.
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

/** An idle child does not keep our process alive. */
function letGo(child: ChildProcess) {
  child.unref();
  child.channel?.unref();
}
function hold(child: ChildProcess) {
  child.ref();
  child.channel?.ref();
}

async function answerOf(child: ChildProcess, asked: Asked, limitMs: number): Promise<Reply> {
  const reply = Promise.withResolvers<Reply>();
  const fail = (reason: string) => reply.reject(new DocumentUnreadable(reason));
  const failed = () => fail('We couldn’t read this file. Save a new copy and upload it.');
  // The message comes from our own code in the child process.
  const listen = (said: unknown) => reply.resolve(said as Reply);
  const ended = (_code: number | null, signal: string | null) =>
    signal ? fail('Reading this file took too much memory. Split it into smaller files.') : failed();
  const timer = setTimeout(() => fail('Reading this file took too long. Split it into smaller files.'), limitMs);
  child.on('message', listen).on('exit', ended).on('error', failed);
  try {
    child.send(asked, (error) => error && failed());
    return await reply.promise;
  } finally {
    clearTimeout(timer);
    child.off('message', listen).off('exit', ended).off('error', failed);
  }
}
