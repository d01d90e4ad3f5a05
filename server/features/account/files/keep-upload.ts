import { randomBytes } from 'node:crypto';
import type { Attachment } from '@parley/contract/files';
import type { CallCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { ReceivedFile } from '../../../platform/lib/received-file.ts';
import { examine, type Examined } from './examine.ts';
import { dropUnused, unusedFor } from './jobs.ts';
import { keyOf, lastingAddress, presentAttachment, type StoredAttachment } from './present.ts';
import { nameOf } from './rules.ts';
import { addFile } from './store.ts';

/** `user` is any teammate of the shop; `id` is null for a program. */
export type Uploader = { kind: 'user'; id: string | null } | { kind: 'visitor'; id: string };

/**
 * Stores an uploaded file, which its uploader must use within a day, and removes the temporary copy. Throws `input.invalid` without a file,
 * `file.unsupported`, `input.too_large`, or `file.not_kept` when storage fails.
 */
export async function keepUpload(ctx: CallCtx, received: ReceivedFile | undefined, by: Uploader): Promise<Attachment> {
  return presentAttachment(await keep(ctx, received, by), ctx.now().getTime());
}

/** The same for a public image at a permanent address; anything else is `file.unsupported`. */
export async function keepPicture(ctx: CallCtx, received: ReceivedFile | undefined, by: Uploader): Promise<{ id: string; url: string }> {
  const file = await keep(ctx, received, by, mustBePicture);
  return { id: file.id, url: lastingAddress(file) };
}

async function keep(
  ctx: CallCtx,
  received: ReceivedFile | undefined,
  by: Uploader,
  check?: (examined: Examined) => void,
): Promise<StoredAttachment> {
  if (!received) throw nothingSent();
  try {
    if (received.size === 0) throw nothingSent();
    const examined = await examine(received);
    check?.(examined);
    const file = describe(ctx, received, examined);
    // The cleanup job comes first: if the process stops between bytes and row, it removes the bytes.
    await ctx.write(async (writer) =>
      writer.enqueue(dropUnused, { merchant: file.merchant, file_id: file.id }, { runAt: new Date(ctx.now().getTime() + unusedFor) }),
    );
    await putBytes(ctx, file, received, examined);
    return await ctx.write(async (writer) => {
      await addFile(writer.db, file, by, ctx.now());
      writer.audit({ action: 'file.uploaded', object: ['file', file.id], detail: { name: file.name, type: file.type, size: file.size } });
      return file;
    });
  } finally {
    await received.remove();
  }
}

function mustBePicture({ kind }: Examined) {
  if (kind !== 'image')
    throw new Problem('file.unsupported', { detail: 'This file type isn’t supported. Use a JPEG, PNG, WebP or GIF image.' });
}

function describe(ctx: CallCtx, received: ReceivedFile, { type, kind, width, height, thumb, bare }: Examined): StoredAttachment {
  return {
    id: ctx.newId(),
    merchant: ctx.actor.merchant,
    name: nameOf(received.name, type),
    type,
    kind,
    size: bare?.length ?? received.size,
    width,
    height,
    has_thumb: thumb !== undefined,
    secret: randomBytes(32).toString('base64url'),
  };
}

async function putBytes({ outside }: CallCtx, file: StoredAttachment, received: ReceivedFile, { thumb, bare }: Examined) {
  try {
    if (thumb) await outside.files.put(keyOf(file, 'thumb'), thumb);
    await outside.files.put(keyOf(file, 'whole'), bare ?? received.stream());
  } catch (cause) {
    throw new Problem('file.not_kept', { cause, retryAfter: 30 });
  }
}

const nothingSent = () => new Problem('input.invalid', { detail: 'Choose a file.', errors: [{ path: 'file', message: 'Choose a file.' }] });
