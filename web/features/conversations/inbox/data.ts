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
import { type ListCriteria, listQuery, pinnedOf } from './list/criteria.ts';

/** The pages of a list; null while its query is not known yet. While somebody types, the last result stays. */
export function useConversations(criteria: ListCriteria | null) {
  const merchant = useMerchantId();
  const query = criteria ? listQuery(criteria) : {};
  return usePages(listConversations, { merchant, ...query }, { enabled: criteria !== null, keepPrevious: Boolean(criteria?.q) });
}

/** This teammate's pinned conversations in a list, at most 50; none for a list that can't filter by them. */
export function usePinned(criteria: ListCriteria | null) {
  const merchant = useMerchantId();
  const pinned = criteria && pinnedOf(criteria);
  const read = useRead(
    listConversations,
    { merchant, ...(pinned && listQuery(pinned)) },
    { enabled: pinned !== null, keepPrevious: Boolean(criteria?.q) },
  );
  return { items: pinned ? read.data?.items : undefined, isPending: pinned !== null && read.isPending };
}

export function useCounts() {
  const merchant = useMerchantId();
  return useRead(countConversations, { merchant });
}

/** A conversation by its id; a missing one is a state of the screen, not a toast. */
export function useConversation(id: string) {
  const merchant = useMerchantId();
  return useRead(getConversation, { merchant, id });
}

export function usePanel(id: Conversation['id']) {
  const merchant = useMerchantId();
  return useRead(getPanel, { merchant, id });
}

export function useViews(enabled = true) {
  const merchant = useMerchantId();
  return useRead(listViews, { merchant, list: 'conversations' }, { enabled });
}

export function useTags(enabled = true) {
  const merchant = useMerchantId();
  return useRead(listTags, { merchant }, { enabled });
}

/** The shop's teammates, for roles that may see them. */
export function useTeammates(enabled = true) {
  const merchant = useMerchantId();
  const may = useMay('team:read');
  return useRead(listTeam, { merchant }, { enabled: enabled && may });
}

/** The brands this teammate sees; a shop with a single brand never shows it. */
export function useBrands(enabled = true) {
  const merchant = useMerchantId();
  const may = useMay('products:read');
  return useRead(listBrands, { merchant }, { enabled: enabled && may });
}

export function useTeams(enabled = true) {
  const merchant = useMerchantId();
  const may = useMay('team:read');
  return useRead(listTeams, { merchant }, { enabled: enabled && may });
}
