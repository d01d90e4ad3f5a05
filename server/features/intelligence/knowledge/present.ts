import type { Article, ArticleRow, KnowledgeSource, KnowledgeSuggestion } from '@parley/contract/knowledge';
import { type Principal, mayDo } from '@parley/contract/permissions';
import type { Head, ListedArticle, FullArticle } from './article-store.ts';
import { excerptOf } from './rules.ts';
import type { SourceRow } from './source-store.ts';
import type { SuggestionRow } from './suggestion-store.ts';

const mayWrite = (requester: Principal) => mayDo(requester, 'knowledge:write');

function head(row: Head, actor: Principal) {
  const { id, kind, title, language, status, source, url, characters, used, updated_by, version } = row;
  const publishing = status === 'published' ? ('unpublish' as const) : ('publish' as const);
  return {
    ...{ id, kind, title, language, status, source, url, characters, used, updated_by, version },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    actions: mayWrite(actor) ? [...(source ? [] : (['edit'] as const)), publishing, 'delete' as const] : [],
  };
}
export const presentRow = (row: ListedArticle, actor: Principal): ArticleRow => ({
  ...head(row, actor),
  excerpt: excerptOf(row.beginning),
});
export const presentArticle = (row: FullArticle, actor: Principal): Article => ({ ...head(row, actor), body: row.body });

export const presentSource = (row: SourceRow, actor: Principal): KnowledgeSource => ({
  id: row.id,
  kind: row.kind,
  name: row.url ?? row.file_name ?? '',
  url: row.url,
  file_name: row.file_name,
  bytes: row.bytes,
  state: row.state,
  reason: row.reason,
  pages: row.pages,
  seen: row.seen,
  skipped: row.skipped,
  max_pages: row.max_pages,
  every_days: row.every_days,
  last_run_at: row.last_run_at?.toISOString() ?? null,
  next_run_at: row.next_run_at?.toISOString() ?? null,
  created_by: row.created_by_name,
  created_at: row.created_at.toISOString(),
  version: row.version,
  actions: mayWrite(actor) ? actionsOf(row) : [],
});

function actionsOf({ kind, state }: SourceRow): KnowledgeSource['actions'] {
  const idle = state === 'ready' || state === 'failed';
  if (kind === 'site') return [...(idle ? (['crawl'] as const) : []), 'edit', 'delete'];
  return [...(state === 'failed' ? (['crawl'] as const) : []), 'delete'];
}

export const presentSuggestion = (row: SuggestionRow): KnowledgeSuggestion => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  language: row.language,
  times: row.times,
  conversation: { id: row.conversation_id, number: row.number },
  answered_by: row.answered_by_name,
  state: row.state,
  created_at: row.created_at.toISOString(),
});
