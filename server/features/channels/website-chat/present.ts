import type { WebsiteChat } from '@parley/contract/website-chat';
import { settingsOf } from './read-settings.ts';
import { pageOf, snippetOf } from './rules.ts';
import type { ChatRow } from './store.ts';

type Key = { key: string; allowed_origins: string[]; expires_at: Date | null };

/** The settings with keys and related data. The first key is the current one; a shop that changed nothing has version 0. */
export function presentChat(row: ChatRow | undefined, [current, before]: Key[], publicUrl: string): WebsiteChat {
  if (!current) throw new Error('The shop has no chat key.');
  return {
    ...settingsOf(row?.settings),
    allowed_origins: current.allowed_origins,
    key: current.key,
    old_key_until: before?.expires_at?.toISOString() ?? null,
    page_url: pageOf(publicUrl, current.key),
    snippet: snippetOf(publicUrl, current.key),
    has_identity_secret: row?.identity_secret != null,
    installed_at: row?.installed_at?.toISOString() ?? null,
    version: row?.version ?? 0,
  };
}
