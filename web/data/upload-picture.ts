import { uploadProductImage } from '@parley/contract/products';
import { speak } from '../lib/messages.ts';
import { pictures } from './picture-messages.ts';
import { useMerchantId } from './auth.ts';
import { sentenceFor } from './problem.ts';
import { send } from './send.ts';

const t = speak({ pictures });

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const pictureTypes = types.join(',');
const most = 10 * 1024 * 1024;

/** Checks a file as the server would, before it is sent. */
function chooseProblem({ name, type, size }: File): string | undefined {
  if (!types.includes(type)) return t('pictures.kind', { name });
  return size > most ? t('pictures.size', { name }) : undefined;
}

type Uploaded = { image: { id: string | null; url: string; alt: string } } | { issue: string };

/** Uploads a picture; an error becomes a message with the file's name. */
export function useUploadPicture() {
  const merchant = useMerchantId();
  return async (file: File, onProgress: (share: number) => void): Promise<Uploaded> => {
    const refused = chooseProblem(file);
    if (refused) return { issue: refused };
    try {
      return { image: await send(uploadProductImage, { merchant, file }, { onProgress }) };
    } catch (problem) {
      return { issue: t('pictures.failed', { name: file.name, why: sentenceFor(problem) }) };
    }
  };
}
