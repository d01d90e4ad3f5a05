import type { Readable } from 'node:stream';
import { z } from 'zod';

/**
 * A backup is a gzipped text: the header as one line of JSON, then per table a line of JSON, its rows in the text format of COPY and a
 * line `\.`, then per file that people sent a line of JSON, its bytes as lines of base64 and a line `\.`, and at the end the numbers of
 * rows and files and the last values of sequences as one line of JSON, without which it is cut short.
 */
export const header = z.object({
  parley_backup: z.literal(1),
  made_at: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** Names the PARLEY_SECRET that what is encrypted in it needs. */
  secret: z.string(),
});
export const section = z.object({ table: z.string(), columns: z.array(z.string()) });
export const fileSection = z.object({ file: z.string() });
/** Backups of before there were files hold none. */
export const ending = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
  files: z.number().default(0),
});

/** Where the bytes of files are, by their keys. */
export type FileStore = {
  list(): AsyncIterable<string>;
  read(key: string): Promise<AsyncIterable<Buffer | string> | undefined>;
  put(key: string, bytes: Readable): Promise<void>;
  remove(key: string): Promise<void>;
};
export type Header = z.infer<typeof header>;
export type Section = z.infer<typeof section>;

export const endOfRows = '\\.';
/** Work that was waiting to be done; it stands among the tables. */
export const waitingJobs: Section = {
  table: 'jobs',
  columns: ['task', 'payload', 'queue', 'run_at', 'max_attempts', 'key', 'priority', 'flags', 'attempts', 'last_error'],
};

const newline = 10;
const chunkBytes = 65_536;

/** Splits a stream at line feeds only: people's texts hold every other kind of line end. */
export async function* readLines(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of input) {
    const text = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = text.indexOf(newline); end !== -1; end = text.indexOf(newline, start)) {
      yield text.subarray(start, end);
      start = end + 1;
    }
    rest = text.subarray(start);
  }
  if (rest.length) yield rest;
}

/** The rows of one section, joined to chunks that are worth sending. Reads `lines` up to the end of the section. */
export async function* readRows(lines: AsyncGenerator<Buffer, undefined>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for (let next = await lines.next(); !isEnd(next.value); next = await lines.next()) {
    if (next.done) throw new Error('The backup is cut short.');
    waiting.push(next.value, Buffer.from('\n'));
    bytes += next.value.length + 1;
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes) yield Buffer.concat(waiting);
}

/** The bytes of one file, which `readRows` gives as lines of base64. */
export async function* readBytes(lines: AsyncGenerator<Buffer, undefined>): AsyncGenerator<Buffer> {
  for await (const chunk of readRows(lines))
    for (const line of chunk.toString('latin1').split('\n')) if (line) yield Buffer.from(line, 'base64');
}
const isEnd = (line: Buffer | undefined) => line?.length === 2 && line.toString() === endOfRows;
