import type { SavedReply } from '@parley/contract/saved-replies';
import { presentAttachment, type StoredAttachment } from '../../account/files/index.ts';
import { type Requester, mayChange } from './rules.ts';
import type { ReplyRow } from './store.ts';

export const presentReply = (row: ReplyRow, requester: Requester): SavedReply => ({
  id: row.id,
  title: row.title,
  shortcut: row.shortcut,
  category: row.category,
  text: row.text,
  scope: row.scope,
  team_id: row.team_id,
  owner: { id: row.user_id, name: row.owner_name },
  attachments: presentFiles(row),
  usage_count: row.usage_count,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  may_change: mayChange(requester, row),
  updated_at: row.updated_at.toISOString(),
});

export const presentFiles = ({ attachments }: Pick<ReplyRow, 'attachments'>) =>
  (attachments as StoredAttachment[]).map((file) => presentAttachment(file));
