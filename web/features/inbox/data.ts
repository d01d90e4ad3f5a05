import type { Conversation } from '@parley/contract/conversations';
import { countConversations, getConversation, getPanel, listConversations } from '@parley/contract/inbox';
import { useMerchantId } from '../../data/auth.ts';
import { usePages } from '../../data/use-pages.ts';
import { useRead } from '../../data/use-read.ts';
import type { Place } from './use-inbox-url.ts';

export function useConversations({ tab, status, q }: Pick<Place, 'tab' | 'status' | 'q'>) {
  const merchant = useMerchantId();
  return usePages(listConversations, { merchant, tab, ...(status && { status }), ...(q && { q }) }, { keepPrevious: q !== '' });
}

export function useCounts() {
  const merchant = useMerchantId();
  return useRead(countConversations, { merchant }, { quiet: true });
}

/** A conversation by its id; one that is not there is a state of the screen, not a toast. */
export function useConversation(id: string) {
  const merchant = useMerchantId();
  return useRead(getConversation, { merchant, id }, { quiet: true });
}

export function usePanel(id: Conversation['id']) {
  const merchant = useMerchantId();
  return useRead(getPanel, { merchant, id }, { quiet: true });
}
