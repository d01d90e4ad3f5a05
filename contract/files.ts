import { z } from 'zod';
import { fileKinds } from './channels.ts';
import { upload } from './endpoint.ts';
import { id, merchantId } from './values.ts';

/**
 * A file attached to a message or a saved reply. `url` is signed and works without a session for about a day; read the object again for a fresh one.
 */
export const attachment = z.object({
  id,
  name: z.string(),
  type: z.string().describe('MIME type, detected from the file’s content.'),
  kind: z.enum(fileKinds),
  size: z.int().describe('File size in bytes.'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
  thumb_url: z.string().nullable().describe('URL of an image thumbnail, at most 480 pixels wide. Null if the file has none.'),
});
export type Attachment = z.output<typeof attachment>;

export const uploadFile = upload('POST /api/files/:merchant', {
  summary:
    'Upload a file for a message, multipart field `file`, up to 25 MB; the channel may allow less. Unused files are deleted after a day.',
  access: 'inbox:write',
  creates: true,
  input: z.object({ merchant: merchantId }),
  result: attachment,
  problems: ['file.unsupported', 'input.too_large', 'file.not_kept'],
});
