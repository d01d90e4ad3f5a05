export const channels = ['website', 'messenger', 'instagram', 'whatsapp', 'comment'] as const;
export type Channel = (typeof channels)[number];
export const fileKinds = ['image', 'video', 'audio', 'document'] as const;
export type FileKind = (typeof fileKinds)[number];

const MB = 1024 * 1024;
/**
 * What each channel can carry, in one table for both sides. Lengths in characters, sizes in bytes. `marks`: *bold*, _italic_, ~struck~ and
 * `code` are shown as such; `none`: they are taken out before sending. Sources: Meta's platform documentation for Messenger (2,000
 * characters, 25 MB, images 8 MB), Instagram (1,000 characters, no documents) and WhatsApp Cloud API (4,096 characters; image 5 MB, audio and
 * video 16 MB, document 100 MB, of which Parley takes 25); the website's limits are ours.
 */
export const channelLimits: Record<
  Channel,
  { text: number; attachments: number; bytes: Record<FileKind, number>; formatting: 'marks' | 'none' }
> = {
  website: {
    text: 8000,
    attachments: 10,
    bytes: { image: 25 * MB, video: 25 * MB, audio: 25 * MB, document: 25 * MB },
    formatting: 'marks',
  },
  messenger: {
    text: 2000,
    attachments: 10,
    bytes: { image: 8 * MB, video: 25 * MB, audio: 25 * MB, document: 25 * MB },
    formatting: 'none',
  },
  instagram: { text: 1000, attachments: 10, bytes: { image: 16 * MB, video: 25 * MB, audio: 25 * MB, document: 0 }, formatting: 'none' },
  whatsapp: {
    text: 4096,
    attachments: 10,
    bytes: { image: 5 * MB, video: 16 * MB, audio: 16 * MB, document: 25 * MB },
    formatting: 'marks',
  },
  comment: { text: 1000, attachments: 0, bytes: { image: 0, video: 0, audio: 0, document: 0 }, formatting: 'none' },
};
/** The largest file any channel takes, in bytes. */
export const largestFile = 25 * MB;

/** Types of files that are taken, by what their bytes say. SVG and everything that can run in a browser is not among them. */
export const fileTypes: Record<string, FileKind> = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
  'audio/mpeg': 'audio',
  'audio/mp4': 'audio',
  'audio/ogg': 'audio',
  'audio/wav': 'audio',
  'application/pdf': 'document',
  'application/zip': 'document',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'document',
  'text/plain': 'document',
  'text/csv': 'document',
};

/** Why a channel cannot carry a file, as a sentence, or undefined. */
export function fileFault(channel: Channel, file: { kind: FileKind; size: number }): string | undefined {
  const most = channelLimits[channel].bytes[file.kind];
  if (most === 0) return `This channel cannot carry ${file.kind === 'image' ? 'pictures' : `${file.kind}s`}.`;
  return file.size > most ? `This channel carries ${file.kind}s up to ${Math.floor(most / MB)} MB.` : undefined;
}
