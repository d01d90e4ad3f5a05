import type { Conversation } from '@parley/contract/conversations';
import { countConversations, getConversation, getPanel, listConversations } from '@parley/contract/inbox';
import { listTeam } from '@parley/contract/merchants';
import { listTags } from '@parley/contract/tags';
import { listTeams } from '@parley/contract/teams';
import { listBrands } from '@parley/contract/brands';
import { listViews } from '@parley/contract/views';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';
import { type Asked, listQuery, pinnedOf } from './list/asked.ts';

/** The pages of a list; null while it is not known yet what is asked for. While somebody types, the last answer stays. */
export function useConversations(asked: Asked | null) {
  const merchant = useMerchantId();
  const query = asked ? listQuery(asked) : {};
  return usePages(listConversations, { merchant, ...query }, { enabled: asked !== null, keepPrevious: Boolean(asked?.q) });
}

/** What this teammate has pinned of a list, at most 50; a list that cannot say so has none. */
export function usePinned(asked: Asked | null) {
  const merchant = useMerchantId();
  const pinned = asked && pinnedOf(asked);
  const read = useRead(
    listConversations,
    { merchant, ...(pinned && listQuery(pinned)) },
    { enabled: pinned !== null, quiet: true, keepPrevious: Boolean(asked?.q) },
  );
  return { items: pinned ? read.data?.items : undefined, isPending: pinned !== null && read.isPending };
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

export function useViews(enabled = true) {
  const merchant = useMerchantId();
  return useRead(listViews, { merchant, list: 'conversations' }, { quiet: true, enabled });
}

export function useTags(enabled = true) {
  const merchant = useMerchantId();
  return useRead(listTags, { merchant }, { quiet: true, enabled });
}

/** Who works in the shop, for those who may know. */
export function useTeammates(enabled = true) {
  const merchant = useMerchantId();
  const may = useMay('team:read');
  return useRead(listTeam, { merchant }, { quiet: true, enabled: enabled && may });
}

/** The brands of the shop this teammate sees; a shop of one needs no word of it. */
export function useBrands(enabled = true) {
  const merchant = useMerchantId();
  const may = useMay('products:read');
  return useRead(listBrands, { merchant }, { quiet: true, enabled: enabled && may });
}

export function useTeams(enabled = true) {
  const merchant = useMerchantId();
  const may = useMay('team:read');
  return useRead(listTeams, { merchant }, { quiet: true, enabled: enabled && may });
}
