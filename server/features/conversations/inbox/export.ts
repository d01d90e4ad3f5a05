import type { UserActor } from '../../../context.ts';
import type { ExportList } from '../../../platform/export-list.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { meantBrands } from '../../account/visibility/index.ts';
import { type ExportedConversation, exportRows, searchIds } from './list-store.ts';
import { presentConversation } from './present.ts';
import { searchDepth } from './read.ts';

const sort = 'created_at asc';

/** Exports conversations to a file: the list's data, one row each, oldest first. */
export const conversationExport: ExportList = {
  permission: 'inbox:read',
  columns: [
    { key: 'number', header: 'Number' },
    { key: 'subject', header: 'Subject' },
    { key: 'customer', header: 'Customer' },
    { key: 'email', header: 'E-mail' },
    { key: 'channel', header: 'Channel' },
    { key: 'status', header: 'Status' },
    { key: 'handler', header: 'Handled by' },
    { key: 'assignee', header: 'Assignee' },
    { key: 'team', header: 'Team' },
    { key: 'brand', header: 'Brand' },
    { key: 'priority', header: 'Priority' },
    { key: 'tags', header: 'Tags' },
    { key: 'created_at', header: 'Created at' },
    { key: 'last_activity_at', header: 'Last activity at' },
    { key: 'first_human_reply_at', header: 'First human response at' },
    { key: 'resolved_at', header: 'Resolved at' },
    { key: 'outcome', header: 'Outcome' },
    { key: 'csat_score', header: 'Satisfaction' },
    { key: 'messages', header: 'Messages' },
  ],
  async read(ctx, { q, filter, ids }, after, most) {
    const found = q ? await searchIds(ctx.db, q, searchDepth, ctx.actor) : undefined;
    const rows = await exportRows(ctx.db, {
      merchant: ctx.actor.merchant,
      viewer: ctx.actor,
      tab: 'all',
      filter: await meantBrands(ctx.db, filter),
      ids: both(ids, found),
      sort: 'created_at',
      order: 'asc',
      after: fromKeyCursor(sort, after ?? undefined, ['instant', 'uuid']),
      limit: most + 1,
      now: ctx.now(),
    });
    const page = rows.slice(0, most);
    const last = rows.length > most ? page.at(-1) : undefined;
    return {
      rows: page.map((row) => cellsOf(row, ctx.actor, ctx.now())),
      next: last ? toKeyCursor(sort, [last.created_at.toISOString(), last.id]) : null,
    };
  },
};

/** Rows given by id that the filter matched too; when only one of the two was requested, that one. */
const both = (ids: readonly string[] | undefined, found: string[] | undefined): string[] | undefined =>
  ids === undefined ? found : ids.filter((id) => found === undefined || found.includes(id));

function cellsOf(row: ExportedConversation, viewer: UserActor, now: Date): Record<string, string> {
  const shown = presentConversation(row, viewer, now);
  return {
    number: String(row.number),
    subject: shown.subject ?? '',
    customer: shown.customer.name,
    email: shown.customer.email ?? '',
    channel: shown.channel,
    status: shown.status,
    handler: shown.handler,
    assignee: shown.assignee?.name ?? '',
    team: shown.team?.name ?? '',
    brand: row.brand_id ? (row.brand_name ?? '') : row.default_brand_name,
    priority: shown.priority,
    tags: shown.tags.map(({ name }) => name).join(', '),
    created_at: shown.created_at,
    last_activity_at: shown.last_activity_at,
    first_human_reply_at: row.first_human_reply_at?.toISOString() ?? '',
    resolved_at: row.resolved_at?.toISOString() ?? '',
    outcome: row.outcome,
    csat_score: row.csat_score === null ? '' : String(row.csat_score),
    messages: String(row.message_count),
  };
}
