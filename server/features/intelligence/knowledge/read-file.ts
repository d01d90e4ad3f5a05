import type { JobCtx, WriteCtx } from '../../../context.ts';
import { type DocumentType, DocumentUnreadable, type ReadDocument } from '../../../integrations/document-ports.ts';
import { outageOf } from '../../../platform/lib/outage.ts';
import { fileKey } from './jobs.ts';
import { knownLanguage, languageOf } from './language-rules.ts';
import { findDuplicateFile } from './page-store.ts';
import { digestOf, putRead } from './read-page.ts';
import { changeSource, lockSource, readSource, type SourceRow } from './source-store.ts';
import { titleOfFile } from './file-rules.ts';

/** Reads an uploaded file into its article. Idempotent. */
export async function readFile(ctx: JobCtx, { source_id: id }: { source_id: string }) {
  const source = await readSource(ctx.db, id);
  if (!source?.file_id || source.state === 'ready' || source.state === 'failed') return;
  try {
    await change(ctx, id, async () => ({ state: 'running' }));
    const bytes = await bytesOf(ctx, fileKey(ctx.actor.merchant, source.file_id));
    if (!bytes) throw new DocumentUnreadable('This file no longer exists. Upload it again.');
    const document = await ctx.outside.documents.read({ bytes, type: source.file_type as DocumentType });
    if (document.markdown.trim() === '')
      throw new DocumentUnreadable('This file has no text. If it’s a scan, upload a version with selectable text.');
    await change(ctx, id, (writer, locked) => keep(writer, locked, document));
  } catch (error) {
    if (error instanceof DocumentUnreadable) return fail(ctx, id, error.message);
    if (!ctx.lastAttempt || outageOf(error)) throw error;
    await fail(ctx, id, 'We couldn’t read this file. Try again later.');
  }
}

async function keep(writer: WriteCtx, source: SourceRow, document: ReadDocument): Promise<Parameters<typeof changeSource>[2]> {
  const name = source.file_name ?? '';
  const digest = digestOf(document);
  const duplicate = await findDuplicateFile(writer.db, source.id, digest);
  if (duplicate)
    return failed(
      writer,
      source,
      `This file has the same content as ${duplicate.file_name}, so we didn’t add it again. You can delete it.`,
    );
  await putRead(writer, {
    ...{
      merchant: writer.actor.merchant,
      id: writer.newId(),
      sourceId: source.id,
      kind: 'file' as const,
      url: null,
      body: document.markdown,
    },
    ...{ title: titleOfFile(document.title, name), digest, etag: null, lastModified: null, now: writer.now() },
    language: source.language ?? knownLanguage(document.language) ?? languageOf(document.markdown),
  });
  const skipped = document.isCut ? [{ url: name, reason: 'This file is too long, so we read only the beginning.' }] : [];
  writer.audit({
    action: 'knowledge_source.read',
    object: ['knowledge_source', source.id],
    detail: { name, characters: document.markdown.length },
  });
  return { state: 'ready', reason: null, seen: 1, skipped, last_run_at: writer.now() };
}

const fail = (ctx: JobCtx, id: string, reason: string) => change(ctx, id, async (writer, source) => failed(writer, source, reason));

function failed(writer: WriteCtx, { id, file_name: name }: SourceRow, reason: string): Parameters<typeof changeSource>[2] {
  writer.audit({ action: 'knowledge_source.failed', object: ['knowledge_source', id], detail: { name, reason } });
  return { state: 'failed', reason, last_run_at: writer.now() };
}

const change = (ctx: JobCtx, id: string, work: (writer: WriteCtx, source: SourceRow) => Promise<Parameters<typeof changeSource>[2]>) =>
  ctx.write(async (writer) => {
    const source = await lockSource(writer.db, id);
    if (!source) return;
    await changeSource(writer.db, id, await work(writer, source), ctx.now());
    writer.signal({ type: 'changed', topic: 'knowledge', id, version: source.version + 1 });
  });

async function bytesOf({ outside }: JobCtx, key: string): Promise<Buffer | undefined> {
  const stream = await outside.files.read(key);
  if (!stream) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Deletes a file unless a source uses it. */
export async function dropFile(ctx: JobCtx, { merchant, file_id: id }: { merchant: string; file_id: string }) {
  if (await readSource(ctx.db, id)) return;
  await ctx.outside.files.remove(fileKey(merchant, id));
}
