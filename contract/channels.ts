/** Channels that customers write on. A new one needs a row in `channelLimits`, a label and an adapter: docs/channels.md. */
export const channels = ['website', 'messenger', 'instagram', 'whatsapp', 'comment', 'email'] as const;
export type Channel = (typeof channels)[number];
export const fileKinds = ['image', 'video', 'audio', 'document'] as const;
export type FileKind = (typeof fileKinds)[number];

const MB = 1024 * 1024;
const day = 24;

/** The capabilities and limits of a channel, for server and web. Its behavior is in its adapter. */
export type ChannelLimits = {
  /** Characters in one message. */
  text: number;
  /** Files in one message. */
  attachments: number;
  /** The largest file of each kind, in bytes; 0 supports none. */
  bytes: Record<FileKind, number>;
  /** `marks`: the channel shows *bold*, _italic_, ~struck~ and `code`; `none`: they are removed before sending. */
  formatting: 'marks' | 'none';
  /**
   * The reply window in hours after the customer's last message; null is unlimited. `byPerson`: the longer window for teammates, counted from the
   * same message.
   */
  window: { free: number | null; byPerson?: number };
  /** Accepts approved templates after the window has closed. */
  templates: boolean;
  /** How the channel asks for a rating: in the chat, by a link in a message, or not at all because it is public. */
  survey: 'inline' | 'link' | 'none';
  /** Always shows that an AI answers; on other channels the AI's first message says so. */
  disclosesAi: boolean;
};

/**
 * One row per channel. Sources: Meta's platform documentation for Messenger (2,000 characters, 25 MB, images 8 MB; 24 hours, 7 days for a person
 * under the HUMAN_AGENT tag), Instagram (1,000 characters, no documents, the same window), WhatsApp Cloud API (4,096 characters; image 5 MB, audio
 * and video 16 MB, document 100 MB, of which Parley accepts 25; 24 hours, then approved templates) and comments (a private reply within 7 days). Mail
 * servers commonly accept 25 MB in total. The website's limits are ours.
 */
export const channelLimits: Record<Channel, ChannelLimits> = {
  website: {
    text: 8000,
    attachments: 10,
    bytes: { image: 25 * MB, video: 25 * MB, audio: 25 * MB, document: 25 * MB },
    formatting: 'marks',
    window: { free: null },
    templates: false,
    survey: 'inline',
    disclosesAi: true,
  },
  messenger: {
    text: 2000,
    attachments: 10,
    bytes: { image: 8 * MB, video: 25 * MB, audio: 25 * MB, document: 25 * MB },
    formatting: 'none',
    window: { free: day, byPerson: 7 * day },
    templates: false,
    survey: 'link',
    disclosesAi: false,
  },
  instagram: {
    text: 1000,
    attachments: 10,
    bytes: { image: 16 * MB, video: 25 * MB, audio: 25 * MB, document: 0 },
    formatting: 'none',
    window: { free: day, byPerson: 7 * day },
    templates: false,
    survey: 'link',
    disclosesAi: false,
  },
  whatsapp: {
    text: 4096,
    attachments: 10,
    bytes: { image: 5 * MB, video: 16 * MB, audio: 16 * MB, document: 25 * MB },
    formatting: 'marks',
    window: { free: day },
    templates: true,
    survey: 'link',
    disclosesAi: false,
  },
  comment: {
    text: 1000,
    attachments: 0,
    bytes: { image: 0, video: 0, audio: 0, document: 0 },
    formatting: 'none',
    window: { free: 7 * day },
    templates: false,
    survey: 'none',
    disclosesAi: false,
  },
  email: {
    text: 50_000,
    attachments: 10,
    bytes: { image: 25 * MB, video: 25 * MB, audio: 25 * MB, document: 25 * MB },
    formatting: 'none',
    window: { free: null },
    templates: false,
    survey: 'link',
    disclosesAi: false,
  },
};
/** Limits of private notes, which no channel restricts. */
export const noteLimits = { text: 8000, attachments: 10 };
/** The largest file any channel accepts, in bytes. */
export const largestFile = 25 * MB;

/** Accepted file types, detected from their content. Excludes SVG and everything else that a browser can execute. */
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

/** The reason why a channel can't send a file, as a sentence, or undefined. */
export function fileIssue(channel: Channel, file: { kind: FileKind; size: number }): string | undefined {
  const most = channelLimits[channel].bytes[file.kind];
  if (most === 0) return `This channel doesn’t support ${file.kind === 'audio' ? 'audio files' : `${file.kind}s`}. Choose another file.`;
  return file.size > most
    ? `This channel supports ${file.kind === 'audio' ? 'audio files' : `${file.kind}s`} up to ${Math.floor(most / MB)} MB. Choose a smaller file.`
    : undefined;
}
