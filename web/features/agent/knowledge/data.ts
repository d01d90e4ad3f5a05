import {
  acceptKnowledgeSuggestion,
  addSite,
  type ArticleKind,
  type articleStates,
  crawlSource,
  deleteArticle,
  deleteSource,
  dismissKnowledgeSuggestion,
  getArticle,
  listArticles,
  listKnowledgeSources,
  listKnowledgeSuggestions,
  searchKnowledge,
  type sourceKinds,
  updateArticle,
  updateSite,
} from '@parley/contract/knowledge';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { refreshTopics } from '../../../data/refresh-topics.ts';
import { send } from '../../../data/send.ts';
import { useDo } from '../../../data/use-do.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';

export type ArticleNarrowing = {
  q?: string | undefined;
  kind?: ArticleKind | undefined;
  status?: (typeof articleStates)[number] | undefined;
  language?: string | undefined;
  source_id?: string | undefined;
};

export const useArticles = (narrowing: ArticleNarrowing) =>
  usePages(listArticles, { merchant: useMerchantId(), ...narrowing }, { quiet: true, keepPrevious: true });
export const useArticle = (id: string) => useRead(getArticle, { merchant: useMerchantId(), id }, { quiet: true });
export const useSources = (kind?: (typeof sourceKinds)[number]) =>
  usePages(listKnowledgeSources, { merchant: useMerchantId(), ...(kind && { kind }) }, { quiet: true });
export const useSuggestions = () => usePages(listKnowledgeSuggestions, { merchant: useMerchantId() }, { quiet: true });
export const useFound = (q: string, language: string) =>
  useRead(searchKnowledge, { merchant: useMerchantId(), q, language, limit: 10 }, { quiet: true, enabled: q !== '', keepPrevious: true });

export const useUpdateArticle = () => useDo(updateArticle);
/** Long enough for a drawer to close, in milliseconds. */
const closes = 300;
/** Deletes one whose drawer is open: it closes first, or it would read again what is not there any more. */
export function useDeleteArticle(onDone: () => void) {
  const [isPending, setPending] = useState(false);
  const remove = async (input: { merchant: string; id: string }) => {
    setPending(true);
    try {
      await send(deleteArticle, input);
      onDone();
      setTimeout(() => void refreshTopics(['knowledge']), closes);
    } catch {
      // What went wrong was said in a toast; it can be tried again.
    } finally {
      setPending(false);
    }
  };
  return { isPending, remove: (input: { merchant: string; id: string }) => void remove(input) };
}
export const useAddSite = () => useDo(addSite);
export const useUpdateSite = () => useDo(updateSite);
export const useCrawl = () => useDo(crawlSource);
export const useDeleteSource = (onDone: () => void) => useDo(deleteSource, { onDone });
export const useAccept = () => useDo(acceptKnowledgeSuggestion);
export const useDismiss = () => useDo(dismissKnowledgeSuggestion);
