import { type Channel, channelLimits, fileFault, type FileKind, fileTypes, largestFile } from '@parley/contract/channels';
import { t } from './words.ts';

/** For systems that do not know a type by its name's end; the server looks at the bytes anyway. */
const byEnding: Record<string, FileKind> = { csv: 'document', txt: 'document', md: 'document', log: 'document' };

export const acceptedTypes = Object.keys(fileTypes).join(',');

type Chosen = Pick<File, 'name' | 'type' | 'size'>;

export const kindOf = ({ name, type }: Chosen): FileKind | undefined =>
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

/** Files on the clipboard. Tables and texts of other programs bring a picture of themselves along; there the words are meant. */
export const pastedFiles = ({ files, types }: DataTransfer): File[] => (types.includes('text/plain') ? [] : [...files]);
