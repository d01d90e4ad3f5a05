import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/** In pixels: sharp on paper at the size that it is printed in, and small in the document. */
const longest = 240;
const pixelLimit = 100_000_000;

/** A stored picture as PDFs embed it, on white. Undefined when it can't be read as one: a document is printed without it. */
export async function printedPicture(bytes: NodeJS.ReadableStream): Promise<Buffer | undefined> {
  const whole = await buffer(bytes);
  try {
    return await sharp(whole, { limitInputPixels: pixelLimit })
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    // Whatever is wrong with a picture was there when it was stored, and the slip is needed all the same.
    return undefined;
  }
}
