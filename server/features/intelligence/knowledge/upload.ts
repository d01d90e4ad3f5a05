import type { Language } from '@parley/contract/intents';
import type { KnowledgeSource } from '@parley/contract/knowledge';
import type { CallCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { personId } from '../../../platform/lib/actors.ts';
import type { ReceivedFile } from '../../../platform/lib/received-file.ts';
import { fileNameOf } from './file-rules.ts';
import { dropFileJob, fileKey, filePlan, readFileJob } from './jobs.ts';
import { presentSource } from './present.ts';
import { countFiles, insertFile, readSource } from './source-store.ts';

type Ctx = CallCtx<WritingActor>;
const mostFiles = 500;
/** When an uploaded file without a source is deleted, in milliseconds. */
const unnamedFor = 60 * 60 * 1000;

/**
 * Stores a file and queues a job to read it. Throws `input.invalid` without a file, `file.unsupported` if its bytes are none of the
 * supported kinds, `knowledge_source.refused` above 500 files per shop, `file.not_kept`.
 */
export async function keepFile(ctx: Ctx, received: ReceivedFile | undefined, language: Language | undefined): Promise<KnowledgeSource> {
  if (!received) throw nothingSent();
  try {
    if (received.size === 0) throw nothingSent();
    const bytes = await received.part(0, received.size);
    const type = ctx.outside.documents.typeOf(bytes, received.name);
    if (!type)
      throw new Problem('file.unsupported', {
        detail: 'This file type isn’t supported. Use a PDF, Word (.docx), HTML, Markdown or text file.',
      });
    if ((await countFiles(ctx.db)) >= mostFiles)
      throw new Problem('knowledge_source.refused', { detail: `You can have up to ${mostFiles} files. Delete one first.` });
    const { merchant } = ctx.actor;
    const id = ctx.newId();
    // Queued before the bytes are stored, so that they are deleted if we crash before the row is written.
    await ctx.write(async (writer) =>
      writer.enqueue(dropFileJob, { merchant, file_id: id }, { runAt: new Date(ctx.now().getTime() + unnamedFor) }),
    );
    await ctx.outside.files.put(fileKey(merchant, id), bytes).catch((cause: unknown) => {
      throw new Problem('file.not_kept', { cause, retryAfter: 30 });
    });
    const name = fileNameOf(received.name);
    return await ctx.write(async (writer) => {
      const file = { merchant, id, name, type, bytes: received.size, language: language ?? null };
      await insertFile(writer.db, { ...file, by: personId(ctx.actor), now: ctx.now() });
      writer.enqueue(readFileJob, { merchant, source_id: id }, filePlan(merchant));
      writer.audit({ action: 'knowledge_source.added', object: ['knowledge_source', id], detail: { name, type, bytes: received.size } });
      writer.signal({ type: 'changed', topic: 'knowledge', id, version: 1 });
      return presentSource((await readSource(writer.db, id)) ?? missing('knowledge_source.missing'), ctx.actor);
    });
  } finally {
    await received.remove();
  }
}

const nothingSent = () => new Problem('input.invalid', { detail: 'Choose a file.', errors: [{ path: 'file', message: 'Choose a file.' }] });
