import { uploadProductImage } from '@parley/contract/products';
import { useMerchantId } from '../../data/auth.ts';
import { sentenceFor } from '../../data/problem.ts';
import { send } from '../../data/send.ts';
import { t } from './words.ts';

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const pictureTypes = types.join(',');
const most = 10 * 1024 * 1024;

/** What the server would say about a file, before it travels. */
export function chooseProblem({ name, type, size }: File): string | undefined {
  if (!types.includes(type)) return t('products.picture_kind', { name });
  return size > most ? t('products.picture_size', { name }) : undefined;
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
      return { fault: t('products.picture_failed', { name: file.name, why: sentenceFor(problem) }) };
    }
  };
}
