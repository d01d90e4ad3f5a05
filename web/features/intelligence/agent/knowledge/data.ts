import {
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
import { useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { usePages } from '../../../../data/use-pages.ts';
import { useRead } from '../../../../data/use-read.ts';

type ArticleNarrowing = {
  q?: string | undefined;
  kind?: ArticleKind | undefined;
  status?: (typeof articleStates)[number] | undefined;
  language?: string | undefined;
  source_id?: string | undefined;
};

export const useArticles = (narrowing: ArticleNarrowing) =>
  usePages(listArticles, { merchant: useMerchantId(), ...narrowing }, { keepPrevious: true });
export const useArticle = (id: string) => useRead(getArticle, { merchant: useMerchantId(), id });
export const useSources = (kind?: (typeof sourceKinds)[number]) =>
  usePages(listKnowledgeSources, { merchant: useMerchantId(), ...(kind && { kind }) });
export const useSuggestions = () => usePages(listKnowledgeSuggestions, { merchant: useMerchantId() });
export const useFound = (q: string, language: string) =>
  useRead(searchKnowledge, { merchant: useMerchantId(), q, language, limit: 10 }, { enabled: q !== '', keepPrevious: true });

export const useUpdateArticle = () => useCommand(updateArticle);
export const useDeleteArticle = (onDone: () => void) => useCommand(deleteArticle, { onDone, deletes: ({ id }) => id });
export const useUpdateSite = () => useCommand(updateSite);
export const useCrawl = () => useCommand(crawlSource);
export const useDeleteSource = (onDone: () => void) => useCommand(deleteSource, { onDone });
export const useDismiss = () => useCommand(dismissKnowledgeSuggestion);
