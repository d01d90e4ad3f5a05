import type { Attachment } from '@parley/contract/files';

const widest = 264;
const tallest = 320;
const tile = 128;

/** How large a picture is drawn in the thread, in px: alone in its own shape, beside others as a tile. */
export function pictureSize({ width, height }: Pick<Attachment, 'width' | 'height'>, isAlone: boolean) {
  if (!isAlone) return { width: tile, height: tile };
  if (!width || !height) return { width: widest, height: Math.round((widest * 3) / 4) };
  const scale = Math.min(1, widest / width, tallest / height);
  return { width: Math.max(48, Math.round(width * scale)), height: Math.max(48, Math.round(height * scale)) };
}
