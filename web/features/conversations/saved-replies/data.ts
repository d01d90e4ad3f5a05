import { listSavedReplies, type SavedReply } from '@parley/contract/saved-replies';
import { useMerchantId } from '../../../data/auth.ts';
import { setRead, useRead } from '../../../data/use-read.ts';

/** All saved replies this teammate may use, loaded once: they are searched and ranked here, as the server does it. */
export function useReplies() {
  const merchant = useMerchantId();
  return useRead(listSavedReplies, { merchant }, { staleTime: 60_000 });
}

/** Shows a saved change without waiting for the list to be read again. */
export const keepReply = (merchant: string, saved: SavedReply) =>
  setRead(listSavedReplies, { merchant }, ({ items }) => ({ items: [...items.filter(({ id }) => id !== saved.id), saved] }));
