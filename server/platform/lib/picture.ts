import sharp, { type Metadata, type Sharp } from 'sharp';
import { Problem } from '../http/problem.ts';

/** A small file may unpack to more memory than there is; 40 megapixels is more than a phone's camera makes. */
const mostPixels = 40_000_000;
const mostAtOnce = 2;

// One thread a picture and nothing kept: pictures are rare, requests are not.
sharp.cache(false);
sharp.concurrency(1);

/** Opens a picture that is safe to unpack, for `work`, and takes turns. Throws `file.unsupported` or `input.too_large`. */
export async function withPicture<T>(file: Buffer | string, work: (picture: Sharp, about: Metadata) => Promise<T>): Promise<T> {
  return inTurn(async () => {
    // The head of the file tells its size, and unpacks nothing.
    const about = await sharp(file, { limitInputPixels: false }).metadata().catch(unreadable);
    if (about.width * about.height > mostPixels)
      throw new Problem('input.too_large', { detail: 'This picture has too many pixels. Use at most 40 megapixels.' });
    const picture = sharp(file, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' }).timeout({ seconds: 10 });
    return work(picture, about).catch(unreadable);
  });
}

/** Small pictures stand beside messages this wide at most, in pixels; half as much on a screen of double density. */
const thumbWidth = 480;
const thumbHeight = 960;

/** What is to know of a picture, a small one of it, and, where a camera wrote into it (such as where it was taken), the same picture without. */
export const examinePicture = (file: string) =>
  withPicture(file, async (picture, { autoOrient, exif, xmp, iptc, pages = 1, format }) => {
    const small = { width: thumbWidth, height: thumbHeight, fit: 'inside', withoutEnlargement: true } as const;
    const thumb = await picture.clone().autoOrient().resize(small).webp({ quality: 80 }).toBuffer();
    // What moves is left as it is: cameras do not make it, and drawing it anew costs a hundred times as much.
    const written = (exif ?? xmp ?? iptc) !== undefined && pages === 1;
    const bare = written ? await drawAnew(picture.clone().autoOrient(), format) : undefined;
    return { width: autoOrient.width, height: autoOrient.height, thumb, bare };
  });

/** Colours are kept, everything else that is no picture is not. */
function drawAnew(picture: Sharp, format: Metadata['format']) {
  const kept = picture.keepIccProfile();
  if (format === 'png') return kept.png().toBuffer();
  return (format === 'webp' ? kept.webp({ quality: 90 }) : kept.jpeg({ quality: 90 })).toBuffer();
}

function unreadable(cause: unknown): never {
  if (cause instanceof Problem) throw cause;
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
