import { type Channel, channelLimits, fileIssue, type FileKind, fileTypes, largestFile, noteLimits } from '@parley/contract/channels';
import type { Conversation } from '@parley/contract/conversations';
import { formatDuration } from '../../../../lib/format.ts';
import { t } from './messages.ts';

const day = 86_400_000;

/**
 * What the customer's channel allows now. `left` is the time in milliseconds until it allows less; null when that is a day or more away or
 * never happens. A deadline that passed since the conversation was read counts as passed.
 */
export type WindowState = { kind: 'free' | 'tag'; left: number | null } | { kind: 'closed' };

export function windowState({ reply_window: window }: Pick<Conversation, 'reply_window'>, now: number): WindowState {
  const left = window.closes_at === null ? null : Date.parse(window.closes_at) - now;
  if (!window.open || window.allowed === 'template' || (left !== null && left <= 0)) return { kind: 'closed' };
  if (window.allowed === 'tag') return { kind: 'tag', left };
  return { kind: 'free', left: left !== null && left < day ? left : null };
}

export const takesTemplates = (channel: Channel) => channelLimits[channel].templates;

/** Length of the channel's reply window after a customer's message: "24 h", "7 d". */
export function windowLength(channel: Channel): string {
  const { free, byPerson } = channelLimits[channel].window;
  return formatDuration((byPerson ?? free ?? 0) * 3_600_000);
}

/** Whether formatting reaches the customer; a note always shows it. */
export const showsMarks = (channel: Channel, isNote: boolean) => isNote || channelLimits[channel].formatting === 'marks';

const nearEnd = 0.8;

export const maxCharacters = (channel: Channel, isNote: boolean) => (isNote ? noteLimits : channelLimits[channel]).text;

/** The counter: characters left from 80 % of the limit on, negative beyond it, null before. */
export function lengthLeft(text: string, limit: number): number | null {
  const { length } = text.trim();
  return length >= limit * nearEnd ? limit - length : null;
}

/** For operating systems that report no type for a file extension; the server inspects the bytes anyway. */
const byEnding: Record<string, FileKind> = { csv: 'document', txt: 'document', md: 'document', log: 'document' };

export const acceptedTypes = Object.keys(fileTypes).join(',');

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

const kindOf = ({ name, type }: Chosen): FileKind | undefined =>
  fileTypes[type.split(';')[0] ?? ''] ?? byEnding[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** How many files a message may carry. No channel limits a note, which stays within the team. */
export const mostFiles = (channel: Channel, isNote: boolean) => (isNote ? noteLimits : channelLimits[channel]).attachments;

/** Why this kind of message can't carry the file on this channel, as a sentence, or undefined. */
export function issueOf(file: { kind: FileKind; size: number }, channel: Channel, isNote: boolean): string | undefined {
  if (file.size === 0) return t('composer.file_empty');
  if (file.size > largestFile) return t('composer.file_too_large', { size: largestFile / (1024 * 1024) });
  return isNote ? undefined : fileIssue(channel, file);
}

export type Refused = { name: string; why: string };

/** Splits the chosen files into uploads and refusals with their reasons; `room` is how many more the message takes. */
export function sortFiles<F extends Chosen>(files: readonly F[], room: number, channel: Channel, isNote: boolean) {
  const accepted: { file: F; kind: FileKind }[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    const why = kind ? issueOf({ kind, size: file.size }, channel, isNote) : t('composer.file_unknown');
    if (!kind || why) refused.push({ name: file.name, why: why ?? '' });
    else if (accepted.length < room) accepted.push({ file, kind });
    else refused.push({ name: file.name, why: t('composer.file_too_many', { count: mostFiles(channel, isNote) }) });
  }
  return { accepted, refused };
}
