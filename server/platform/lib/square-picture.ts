import sharp from 'sharp';
import { Problem } from '../http/problem.ts';

/** Side of the square, in pixels: sharp at 128 on a screen of double density. */
const side = 256;
/** A small file may unpack to more memory than there is; 40 megapixels is more than a phone's camera makes. */
const mostPixels = 40_000_000;
const mostAtOnce = 2;

// One thread a picture and nothing kept: pictures are rare, requests are not.
sharp.cache(false);
sharp.concurrency(1);

/** A square WebP, 256 pixels wide, without what a camera wrote into it. The caller has looked what kind of file it is. Throws `file.unsupported` or `input.too_large`. */
export async function drawSquare(file: Buffer): Promise<Buffer> {
  return inTurn(async () => {
    // The head of the file tells its size, and unpacks nothing.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata().catch(unreadable);
    if (width * height > mostPixels)
      throw new Problem('input.too_large', { detail: 'This picture has too many pixels. Use at most 40 megapixels.' });
    return sharp(file, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
      .catch(unreadable);
  });
}

function unreadable(cause: unknown): never {
  throw new Problem('file.unsupported', { detail: 'This picture cannot be read.', cause });
}

let atWork = 0;
const waiting: (() => void)[] = [];
/** So that many uploads at once cost time, not memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}
