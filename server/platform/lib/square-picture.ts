import { withPicture } from './picture.ts';

/** The side of the square in pixels: sharp at 128 px on a high-density screen. */
const side = 256;

/**
 * A square WebP of 256 pixels without camera metadata. The caller has checked the file type. Throws `file.unsupported` or
 * `input.too_large`.
 */
export const drawSquare = (file: string): Promise<Buffer> =>
  withPicture(file, (picture) => picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
