import * as knowledge from '@parley/contract/knowledge';
import type { Routes } from '../../../platform/http/route.ts';
import { receiveFile } from '../../../platform/http/upload.ts';
import { create, get, list, remove, update } from './articles.ts';
import { largestKnowledgeFile } from './file-rules.ts';
import { search } from './search.ts';
import { addSite, crawlAgain, listSources, remove as removeSource, updateSite } from './sources.ts';
import { accept, dismiss, listSuggestions } from './suggestions.ts';
import { keepFile } from './upload.ts';

export const knowledgeRoutes = (parts: { allowPrivate: boolean }) => (route: Routes) => {
  route(knowledge.listArticles, (ctx, input) => list(ctx, input));
  route(knowledge.getArticle, (ctx, input) => get(ctx, input));
  route(knowledge.createArticle, (ctx, input) => create(ctx, input));
  route(knowledge.updateArticle, (ctx, input) => update(ctx, input));
  route(knowledge.deleteArticle, (ctx, input) => remove(ctx, input));
  route(knowledge.searchKnowledge, (ctx, input) => search(ctx, input));
  route(knowledge.listKnowledgeSources, (ctx, input) => listSources(ctx, input));
  route(knowledge.addSite, (ctx, input) => addSite(parts)(ctx, input));
  route(knowledge.updateSite, (ctx, input) => updateSite(ctx, input));
  route(knowledge.crawlSource, (ctx, input) => crawlAgain(ctx, input));
  route(knowledge.deleteSource, (ctx, input) => removeSource(ctx, input));
  route(knowledge.uploadKnowledge, async (ctx, { language }, http) =>
    keepFile(ctx, await receiveFile(http, 'file', largestKnowledgeFile), language),
  );
  route(knowledge.listKnowledgeSuggestions, (ctx, input) => listSuggestions(ctx, input));
  route(knowledge.acceptKnowledgeSuggestion, (ctx, input) => accept(ctx, input));
  route(knowledge.dismissKnowledgeSuggestion, (ctx, input) => dismiss(ctx, input));
};
