import { listSavedReplies, type SavedReply } from '@parley/contract/saved-replies';
import { useMerchantId } from '../../../data/auth.ts';
import { setRead, useRead } from '../../../data/use-read.ts';

/** All that one may use, read once: searching and ranking is done here, as the server does it. */
export function useReplies() {
  const merchant = useMerchantId();
  return useRead(listSavedReplies, { merchant }, { quiet: true, staleTime: 60_000 });
}

/** Shows what was just saved without waiting for the list to be read again. */
export const keepReply = (merchant: string, saved: SavedReply) =>
  setRead(listSavedReplies, { merchant }, ({ items }) => ({ items: [...items.filter(({ id }) => id !== saved.id), saved] }));
