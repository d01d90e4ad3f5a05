import { type Channel, channelLimits, fileFault, type FileKind, fileTypes, largestFile } from '@parley/contract/channels';
import type { Conversation } from '@parley/contract/conversations';
import { t } from './words.ts';

const day = 86_400_000;

/**
 * What the customer's channel allows now. `left` is the time in milliseconds until it allows less, null where it is a day or more away
 * or never comes. A time that passed since the conversation was read counts as passed.
 */
export type WindowState = { kind: 'free' | 'tag'; left: number | null } | { kind: 'closed' };

export function windowState({ reply_window: window }: Pick<Conversation, 'reply_window'>, now: number): WindowState {
  const left = window.closes_at === null ? null : Date.parse(window.closes_at) - now;
  if (!window.open || window.allowed === 'template' || (left !== null && left <= 0)) return { kind: 'closed' };
  if (window.allowed === 'tag') return { kind: 'tag', left };
  return { kind: 'free', left: left !== null && left < day ? left : null };
}

/** Whether bold and the like reach the customer as such; a note shows them always. */
export const showsMarks = (channel: Channel, isNote: boolean) => isNote || channelLimits[channel].formatting === 'marks';

/** The most a note may have, as the contract says; a reply is bound by its channel. */
const mostInNote = 8000;
const nearEnd = 0.8;

export const mostCharacters = (channel: Channel, isNote: boolean) => (isNote ? mostInNote : channelLimits[channel].text);

/** What the counter says: characters left from 80 % on, negative beyond the end, null while there is no need. */
export function lengthLeft(text: string, most: number): number | null {
  const { length } = text.trim();
  return length >= most * nearEnd ? most - length : null;
}

/** For systems that do not know a type by its name's end; the server looks at the bytes anyway. */
const byEnding: Record<string, FileKind> = { csv: 'document', txt: 'document', md: 'document', log: 'document' };

export const acceptedTypes = Object.keys(fileTypes).join(',');

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

const kindOf = ({ name, type }: Chosen): FileKind | undefined =>
  fileTypes[type.split(';')[0] ?? ''] ?? byEnding[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** How many files a message may carry. A note stays in the house, so no channel limits it. */
export const mostFiles = (channel: Channel, isNote: boolean) => channelLimits[isNote ? 'website' : channel].attachments;

/** Why a file cannot go with this kind of message on this channel, as a sentence, or undefined. */
export function faultOf(file: { kind: FileKind; size: number }, channel: Channel, isNote: boolean): string | undefined {
  if (file.size === 0) return t('composer.file_empty');
  if (file.size > largestFile) return t('composer.file_too_large', { size: largestFile / (1024 * 1024) });
  return isNote ? undefined : fileFault(channel, file);
}

export type Refused = { name: string; why: string };

/** Which of the chosen files go up, and why the others do not; `room` is how many more the message takes. */
export function sortFiles<F extends Chosen>(files: readonly F[], room: number, channel: Channel, isNote: boolean) {
  const taken: { file: F; kind: FileKind }[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const kind = kindOf(file);
    const why = kind ? faultOf({ kind, size: file.size }, channel, isNote) : t('composer.file_unknown');
    if (!kind || why) refused.push({ name: file.name, why: why ?? '' });
    else if (taken.length < room) taken.push({ file, kind });
    else refused.push({ name: file.name, why: t('composer.file_too_many', { count: mostFiles(channel, isNote) }) });
  }
  return { taken, refused };
}
