import * as knowledge from '@parley/contract/knowledge';
import type { CallCtx, ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import type { Routes } from '../../platform/http/route.ts';
import { receiveFile } from '../../platform/http/upload.ts';
import { create, get, list, remove, update } from './articles.ts';
import { largestKnowledgeFile } from './file-rules.ts';
import { search } from './search.ts';
import { addSite, crawlAgain, listSources, remove as removeSource, updateSite } from './sources.ts';
import { accept, dismiss, listSuggestions } from './suggestions.ts';
import { keepFile } from './upload.ts';

// Each of these calls asks for a permission, so the actor is a member of the shop.
type Reader = ReadCtx<UserActor>;
type Writer = WriteCtx<UserActor>;

export const knowledgeRoutes = (parts: { allowPrivate: boolean }) => (route: Routes) => {
  route(knowledge.listArticles, (ctx, input) => list(ctx as Reader, input));
  route(knowledge.getArticle, (ctx, input) => get(ctx as Reader, input));
  route(knowledge.createArticle, (ctx, input) => create(ctx as Writer, input));
  route(knowledge.updateArticle, (ctx, input) => update(ctx as Writer, input));
  route(knowledge.deleteArticle, (ctx, input) => remove(ctx as Writer, input));
  route(knowledge.searchKnowledge, (ctx, input) => search(ctx, input));
  route(knowledge.listKnowledgeSources, (ctx, input) => listSources(ctx as Reader, input));
  route(knowledge.addSite, (ctx, input) => addSite(parts)(ctx as Writer, input));
  route(knowledge.updateSite, (ctx, input) => updateSite(ctx as Writer, input));
  route(knowledge.crawlSource, (ctx, input) => crawlAgain(ctx as Writer, input));
  route(knowledge.deleteSource, (ctx, input) => removeSource(ctx as Writer, input));
  route(knowledge.uploadKnowledge, async (ctx, { language }, http) =>
    keepFile(ctx as CallCtx<UserActor>, await receiveFile(http, 'file', largestKnowledgeFile), language),
  );
  route(knowledge.listKnowledgeSuggestions, (ctx, input) => listSuggestions(ctx as Reader, input));
  route(knowledge.acceptKnowledgeSuggestion, (ctx, input) => accept(ctx as Writer, input));
  route(knowledge.dismissKnowledgeSuggestion, (ctx, input) => dismiss(ctx as Writer, input));
};
