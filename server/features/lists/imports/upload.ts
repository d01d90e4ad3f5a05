import { createHash, type Hash } from 'node:crypto';
import type { ImportKind, ImportRun } from '@parley/contract/import-runs';
import type { CallCtx, WritingActor } from '../../../context.ts';
import { missing, notKept, Problem } from '../../../platform/http/problem.ts';
import { personId } from '../../../platform/lib/actors.ts';
import type { ReceivedFile } from '../../../platform/lib/received-file.ts';
import { streamOf } from '../../../platform/lib/stream-of.ts';
import { delimiterOf, type Encoding, encodingOf, toUtf8 } from './csv/encoding.ts';
import { isBlank, readCsv } from './csv/parse.ts';
import { formatOf, mappingOf } from './formats/fields.ts';
import { headerAmong } from './formats/header.ts';
import { cut } from './formats/values.ts';
import { Writing } from './formats/writing.ts';
import { dropImportFile, fileKey } from './import-jobs.ts';
import { type Column, presentRun } from './present-run.ts';
import { keptFor } from './run-rules.ts';
import * as store from './run-store.ts';

type Ctx = CallCtx<WritingActor>;

/**
 * Stores a file as UTF-8 and describes it: columns with samples and fields, and the number of rows. Throws `import.not_csv`,
 * `input.invalid` without a file, `file.not_kept`.
 */
export async function keepImport(ctx: Ctx, received: ReceivedFile | undefined, kind: ImportKind | undefined): Promise<ImportRun> {
  if (!received) throw new Problem('input.invalid', { detail: 'Choose a file.', errors: [{ path: 'file', message: 'Choose a file.' }] });
  try {
    if (received.size === 0) throw notCsv('The file is empty. Choose another file.');
    const id = ctx.newId();
    const { merchant } = ctx.actor;
    const packed = packedAs(await received.part(0, 4096));
    if (packed !== undefined) throw notCsv(packed);
    const encoding = await encodingOf(received);
    if (!encoding) throw notCsv('We don’t recognize the file’s encoding. Save it as CSV in UTF-8.');
    const read = await look(received, encoding);
    // Queued before the bytes are stored, so that they are deleted if we crash before the row is written.
    await ctx.write(async (writer) =>
      writer.enqueue(dropImportFile, { merchant, run_id: id }, { runAt: new Date(ctx.now().getTime() + keptFor) }),
    );
    const sha256 = await keepBytes(ctx, received, encoding, fileKey(merchant, id));
    return await keepRun(ctx, id, received, { ...read, encoding, sha256 }, kind);
  } finally {
    await received.remove();
  }
}

const begins = (head: Buffer, sign: string) => head.subarray(0, sign.length).equals(Buffer.from(sign, 'latin1'));
const workbook = 'This is an Excel workbook. Save it as CSV (UTF-8), then import the CSV file.';

/** Advice for a file that is a known format but no text; undefined for anything else. */
function packedAs(head: Buffer): string | undefined {
  if (begins(head, 'PK\x03\x04'))
    return head.includes('xl/') || head.includes('[Content_Types].xml')
      ? workbook
      : 'This is a ZIP archive. Unpack it, then import the CSV file inside.';
  if (begins(head, '\xd0\xcf\x11\xe0')) return workbook;
  if (begins(head, '\x1f\x8b')) return 'This file is compressed with gzip. Unpack it, then import the CSV file inside.';
  return begins(head, '%PDF-') ? 'This is a PDF. Export the data as CSV from the original program, then import the CSV file.' : undefined;
}

async function keepBytes({ outside }: Ctx, received: ReceivedFile, encoding: Encoding, key: string) {
  const hash = createHash('sha256');
  try {
    await outside.files.put(key, streamOf(hashed(toUtf8(received.stream(), encoding), hash)));
    return hash.digest('hex');
  } catch (cause) {
    throw notKept(cause);
  }
}

async function* hashed(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}

type Looked = { columns: Column[]; delimiter: string; rows: number; headerRow: number; writing: Writing };
const [samples, mostColumns, mostAbove] = [5, 500, 30];

/** Reads the file once: its header, the first values of each column, their formats and the number of rows. */
async function look(received: ReceivedFile, encoding: Encoding): Promise<Looked> {
  const head = new TextDecoder(encoding).decode(await received.part(0, 65_536));
  if (head.includes('\0')) throw notCsv('This isn’t a text file. Export it as CSV, then upload the CSV file.');
  const delimiter = delimiterOf(head);
  const headerRow = await headerOf(received, encoding, delimiter);
  let found: { columns: Column[]; writing: Writing } | undefined;
  let [row, rows] = [0, 0];
  for await (const { cells } of readCsv(toUtf8(received.stream(), encoding), delimiter)) {
    row += 1;
    if (row < headerRow || isBlank(cells)) continue;
    if (!found) {
      const columns = columnsOf(cells);
      found = {
        columns,
        writing: new Writing(
          columns.map(({ name }) => name),
          delimiter,
        ),
      };
      continue;
    }
    rows += 1;
    found.writing.learn(cells);
    found.columns.forEach((column, place) => {
      const value = cells[place]?.trim();
      if (value && column.samples.length < samples && !column.samples.includes(cut(value, 80))) column.samples.push(cut(value, 80));
    });
  }
  if (!found) throw notCsv('The file has no rows. Choose a CSV file with a header row.');
  return { ...found, delimiter, rows, headerRow };
}
const notCsv = (detail: string) => new Problem('import.not_csv', { detail });
const noHeader = 'The first row doesn’t contain column names. Add a header row, then upload the file again.';

/** The header row: the first, unless a title or similar stands above it. */
async function headerOf(received: ReceivedFile, encoding: Encoding, delimiter: string): Promise<number> {
  const first: { row: number; cells: string[] }[] = [];
  let row = 0;
  for await (const { cells } of readCsv(toUtf8(received.stream(), encoding), delimiter)) {
    row += 1;
    if (!isBlank(cells)) first.push({ row, cells });
    if (first.length === 1 && /^[<{%[]/.test(first[0]?.cells[0]?.trim() ?? '')) throw notCsv(noHeader);
    if (row === mostAbove) break;
  }
  return headerAmong(first) ?? 1;
}

/** Names columns by header; one without a header, or with a duplicate one, by its position. */
function columnsOf(header: string[]): Column[] {
  if (header.length > mostColumns)
    throw notCsv(`This file has more than ${mostColumns} columns. Remove the ones you don’t need, then upload it again.`);
  if (header.some((name) => name.length > 190 || /[\p{Cc}]/u.test(name.trim().replaceAll(/\s/g, ' ')))) throw notCsv(noHeader);
  const seen = new Set<string>();
  return header.map((cell, place) => {
    const said = cell.replace(/\s+/g, ' ').trim() || `Column ${place + 1}`;
    const name = seen.has(said) ? `${said} (${place + 1})` : said;
    seen.add(name);
    return { name, samples: [] };
  });
}

async function keepRun(
  ctx: Ctx,
  id: string,
  file: ReceivedFile,
  read: Looked & { encoding: string; sha256: string },
  kind: ImportKind | undefined,
) {
  const names = read.columns.map(({ name }) => name);
  const known = formatOf(names, kind);
  const mapping = mappingOf(names, known.kind);
  const { time_zone } = await store.shopOf(ctx.db);
  return ctx.write(async (writer) => {
    const { merchant } = ctx.actor;
    await store.insertRun(writer.db, {
      ...{ merchant_id: merchant, id, user_id: personId(ctx.actor), created_by: ctx.actor.name, ...known, file_key: fileKey(merchant, id) },
      ...{ file_name: nameOf(file.name), file_size: file.size, encoding: read.encoding, delimiter: read.delimiter },
      sha256: read.sha256,
      ...{ columns: read.columns, mapping, state: 'mapping', total_rows: read.rows, created_at: ctx.now() },
      options: {
        ...{ order_status: 'delivered', payment_status: 'paid', time_zone, credit_prefix: known.format === 'other' ? 'C' : '' },
        ...{
          decimal_comma: read.writing.hasDecimalComma,
          day_first: read.writing.isDayFirst,
          header_row: read.headerRow,
          format: known.format,
        },
      },
    });
    writer.audit({
      action: 'import.uploaded',
      object: ['import', id],
      detail: { name: nameOf(file.name), kind: known.kind, rows: read.rows },
    });
    writer.signal({ type: 'changed', topic: 'imports', id, version: null });
    const run = await store.readRun(writer.db, id);
    return presentRun(run ?? missing('import.missing'), ctx.now());
  });
}
const nameOf = (given: string) =>
  (given.split(/[/\\]/).pop() ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 120) || 'import.csv';
