import type { Readable } from 'node:stream';
import { z } from 'zod';

/**
 * A backup is gzipped text: the header as a line of JSON; per table a line of JSON, its rows in COPY text format and a line `\.`; per
 * uploaded file a line of JSON, its bytes as lines of base64 and a line `\.`; and finally row and file counts and the sequences' last
 * values as a line of JSON. A backup without this last line is truncated.
 */
export const header = z.object({
  parley_backup: z.literal(1),
  made_at: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  /** Identifies the PARLEY_SECRET needed to decrypt its contents. */
  secret: z.string(),
});
export const section = z.object({ table: z.string(), columns: z.array(z.string()) });
export const fileSection = z.object({ file: z.string() });
/** Absent in backups made before files existed. */
export const ending = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
  files: z.number().default(0),
});

/** Storage of file contents, by key. */
export type FileStore = {
  list(): AsyncIterable<string>;
  read(key: string): Promise<AsyncIterable<Buffer | string> | undefined>;
  put(key: string, bytes: Readable): Promise<void>;
  remove(key: string): Promise<void>;
};
export type Header = z.infer<typeof header>;
export type Section = z.infer<typeof section>;

export const endOfRows = '\\.';
/** Waiting jobs, stored like a table. */
export const waitingJobs: Section = {
  table: 'jobs',
  columns: ['task', 'payload', 'queue', 'run_at', 'max_attempts', 'key', 'priority', 'flags', 'attempts', 'last_error'],
};

const newline = 10;
const chunkBytes = 65_536;

/** Splits a stream at line feeds only, because user text contains every other kind of line break. */
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

/** The rows of one section, joined into larger chunks. Reads `lines` to the end of the section. */
export async function* readRows(lines: AsyncGenerator<Buffer, undefined>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for (let next = await lines.next(); !isEnd(next.value); next = await lines.next()) {
    if (next.done) throw new Error('The backup is incomplete. Use another backup.');
    waiting.push(next.value, Buffer.from('\n'));
    bytes += next.value.length + 1;
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes) yield Buffer.concat(waiting);
}

/** The bytes of one file from the base64 lines of `readRows`. */
export async function* readBytes(lines: AsyncGenerator<Buffer, undefined>): AsyncGenerator<Buffer> {
  for await (const chunk of readRows(lines))
    for (const line of chunk.toString('latin1').split('\n')) if (line) yield Buffer.from(line, 'base64');
}
const isEnd = (line: Buffer | undefined) => line?.length === 2 && line.toString() === endOfRows;
