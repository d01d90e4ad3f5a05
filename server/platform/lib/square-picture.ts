import { withPicture } from './picture.ts';

/** Side of the square, in pixels: sharp at 128 on a screen of double density. */
const side = 256;

/** A square WebP, 256 pixels wide, without what a camera wrote into it. The caller has looked what kind of file it is. Throws `file.unsupported` or `input.too_large`. */
export const drawSquare = (file: string): Promise<Buffer> =>
  withPicture(file, (picture) => picture.rotate().resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer());
