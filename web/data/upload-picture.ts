import { uploadProductImage } from '@parley/contract/products';
import { speak } from '../lib/messages.ts';
import { pictures } from '../lib/messages/pictures.ts';
import { useMerchantId } from './auth.ts';
import { sentenceFor } from './problem.ts';
import { send } from './send.ts';

const t = speak({ pictures });

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const pictureTypes = types.join(',');
const most = 10 * 1024 * 1024;

/** What the server would say about a file, before it travels. */
function chooseProblem({ name, type, size }: File): string | undefined {
  if (!types.includes(type)) return t('pictures.kind', { name });
  return size > most ? t('pictures.size', { name }) : undefined;
}

type Uploaded = { image: { id: string | null; url: string; alt: string } } | { fault: string };

/** Sends a picture up; what goes wrong is a sentence with the file's name. */
export function useUploadPicture() {
  const merchant = useMerchantId();
  return async (file: File, onProgress: (share: number) => void): Promise<Uploaded> => {
    const refused = chooseProblem(file);
    if (refused) return { fault: refused };
    try {
      return { image: await send(uploadProductImage, { merchant, file }, { quiet: true, onProgress }) };
    } catch (problem) {
      return { fault: t('pictures.failed', { name: file.name, why: sentenceFor(problem) }) };
    }
  };
}
