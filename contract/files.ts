import { z } from 'zod';
import { fileKinds } from './channels.ts';
import { upload } from './endpoint.ts';
import { id, merchantId } from './values.ts';

/** A file that hangs on a message or a saved reply. `url` works without a session for about a day and is signed; read the object again for a fresh one. */
export const attachment = z.object({
  id,
  name: z.string(),
  type: z.string().describe('MIME type, by what the bytes say.'),
  kind: z.enum(fileKinds),
  size: z.int().describe('Bytes.'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
  thumb_url: z.string().nullable().describe('A small picture of an image, at most 480 pixels wide.'),
});
export type Attachment = z.output<typeof attachment>;

export const uploadFile = upload('POST /api/files/:merchant', {
  summary:
    'A file for a message, multipart field `file`, up to 25 MB; the channel of the message may allow less. Unused files go after a day.',
  access: 'inbox:write',
  creates: true,
  input: z.object({ merchant: merchantId }),
  result: attachment,
  problems: ['file.unsupported', 'input.too_large', 'file.not_kept'],
});
