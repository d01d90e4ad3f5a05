import { listOwnFeedback } from '@parley/contract/feedback-status';
import { askHelp, getHelpArticle, getHelpChangelog, listHelpArticles, listTickets } from '@parley/contract/help';
import { useAuth, useMay, useMerchantId } from '../../../data/auth.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';

/** Articles change with the version only. */
const staleTime = Infinity;

export const useArticles = (q: string) =>
  useRead(listHelpArticles, q === '' ? { limit: 500 } : { q, limit: 20 }, { keepPrevious: true, staleTime });
export const useArticle = (id: string) => useRead(getHelpArticle, { id }, { enabled: id !== '', staleTime });
export const useAnswer = (q: string) => useRead(askHelp, { q }, { enabled: isQuestion(q), keepPrevious: true, staleTime });
export const useChangelog = () => useRead(getHelpChangelog, {}, { staleTime });
export const useTickets = () => usePages(listTickets, { merchant: useMerchantId() }, { enabled: useMay('inbox:read') });
export const useOwnFeedback = () => usePages(listOwnFeedback, { id: useAuth((auth) => auth.user?.user_id ?? '') });

/** Single words are searched for; from three words on they may be asked. */
export const isQuestion = (q: string) => q.trim().split(/\s+/).length >= 3;
