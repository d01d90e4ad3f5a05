import sharp, { type Metadata, type Sharp } from 'sharp';
import { Problem } from '../http/problem.ts';

/** A small file may decode to more memory than available; 40 megapixels is more than phone cameras produce. */
const maxPixels = 40_000_000;
const maxAtOnce = 2;

// One thread per image and no cache, because images are rare compared with requests.
sharp.cache(false);
sharp.concurrency(1);

/** Decodes an image safely for `work`, at most two at a time. Throws `file.unsupported` or `input.too_large`. */
export async function withPicture<T>(file: Buffer | string, work: (picture: Sharp, about: Metadata) => Promise<T>): Promise<T> {
  return inTurn(async () => {
    // Reads the size from the header without decoding the image.
    const about = await sharp(file, { limitInputPixels: false }).metadata().catch(unreadable);
    if (about.width * about.height > maxPixels)
      throw new Problem('input.too_large', { detail: 'This image has too many pixels. Use at most 40 megapixels.' });
    const picture = sharp(file, { limitInputPixels: maxPixels, pages: 1, failOn: 'error' }).timeout({ seconds: 10 });
    return work(picture, about).catch(unreadable);
  });
}

/** The maximum width of a preview in messages, in pixels; half of that on high-density screens. */
const thumbWidth = 480;
const thumbHeight = 960;

/** An image's metadata and preview, and a copy without camera metadata (such as location) if the original had any. */
export const examinePicture = (file: string) =>
  withPicture(file, async (picture, { autoOrient, exif, xmp, iptc, pages = 1, format }) => {
    const small = { width: thumbWidth, height: thumbHeight, fit: 'inside', withoutEnlargement: true } as const;
    const thumb = await picture.clone().autoOrient().resize(small).webp({ quality: 80 }).toBuffer();
    // Animations are kept as they are: cameras don't produce them, and re-encoding costs a hundred times as much.
    const written = (exif ?? xmp ?? iptc) !== undefined && pages === 1;
    const bare = written ? await drawAnew(picture.clone().autoOrient(), format) : undefined;
    return { width: autoOrient.width, height: autoOrient.height, thumb, bare };
  });

/** Keeps the color profile and removes all other metadata. */
function drawAnew(picture: Sharp, format: Metadata['format']) {
  const kept = picture.keepIccProfile();
  if (format === 'png') return kept.png().toBuffer();
  return (format === 'webp' ? kept.webp({ quality: 90 }) : kept.jpeg({ quality: 90 })).toBuffer();
}

function unreadable(cause: unknown): never {
  if (cause instanceof Problem) throw cause;
  throw new Problem('file.unsupported', { detail: 'We can’t read this image. Choose another one.', cause });
}

let atWork = 0;
const waiting: (() => void)[] = [];
/** Runs at most two at a time, so that many uploads cost time rather than memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (atWork >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}
