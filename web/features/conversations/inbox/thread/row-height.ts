import type { Attachment } from '@parley/contract/files';
import type { Message } from '@parley/contract/messages';
import type { ThreadRow } from './thread-rows.ts';

/** Approximate characters per line of a bubble, by the thread's width in px. */
const lettersIn = (width: number) => Math.max(18, Math.floor((Math.min(width, 900) * 0.7 - 24) / 6.6));

/** Virtual lists request row heights again and again; each text is estimated once per width. */
const counted = new WeakMap<Message, { letters: number; lines: number }>();

function linesOf(message: Message, letters: number): number {
  const known = counted.get(message);
  if (known?.letters === letters) return known.lines;
  const lines = message.text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
  counted.set(message, { letters, lines });
  return lines;
}

const filesOf = ({ attachments }: Message) =>
  attachments.reduce((sum, file) => sum + 6 + (file.kind === 'image' || file.kind === 'video' ? pictureSize(file, true).height : 52), 0);

/** Estimated height of a thread row in px before it is measured: a better estimate means a steadier scroll bar. */
export function rowHeight(row: ThreadRow, width: number): number {
  if (row.kind === 'day' || row.kind === 'new' || row.kind === 'merged') return 34;
  if (row.kind === 'activity') return 33;
  const { message, isFirst, isLast } = row;
  const words = message.text === '' ? 0 : 16 + linesOf(message, lettersIn(width)) * 19.5;
  const cards = message.cards.length * 66;
  const evidence = message.ai && message.ai.sources.length > 0 ? 26 : 0;
  const quote = message.quoted ? 42 : 0;
  const caption = isLast || message.ai ? 20 : 0;
  return (isFirst ? 14 : 6) + words + filesOf(message) + cards + evidence + quote + caption;
}

const widest = 264;
const tallest = 320;
const tile = 128;

/** Size of an image in the thread in px: its own proportions when alone, otherwise a tile. */
export function pictureSize({ width, height }: Pick<Attachment, 'width' | 'height'>, isAlone: boolean) {
  if (!isAlone) return { width: tile, height: tile };
  if (!width || !height) return { width: widest, height: Math.round((widest * 3) / 4) };
  const scale = Math.min(1, widest / width, tallest / height);
  return { width: Math.max(48, Math.round(width * scale)), height: Math.max(48, Math.round(height * scale)) };
}
