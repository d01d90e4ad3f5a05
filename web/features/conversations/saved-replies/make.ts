import type { SavedReply } from '@parley/contract/saved-replies';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const shop = madeUser.merchant_id;
export const replyId = (n: number) => `0195b4f2-7c1e-7000-8000-0000000005${String(n).padStart(2, '0')}`;

export const lines = {
  list: `GET /api/saved-replies/${shop}`,
  create: `POST /api/saved-replies/${shop}`,
  preview: `POST /api/saved-replies/${shop}/preview`,
  update: (n: number) => `PUT /api/saved-replies/${shop}/${replyId(n)}`,
  remove: (n: number) => `DELETE /api/saved-replies/${shop}/${replyId(n)}`,
  use: (n: number) => `POST /api/saved-replies/${shop}/${replyId(n)}/use`,
  upload: `POST /api/files/${shop}`,
  teams: `GET /api/teams/${shop}`,
};

export const madeReply = (n: number, part: Partial<SavedReply> = {}): SavedReply => ({
  id: replyId(n),
  title: `Reply ${n}`,
  shortcut: null,
  category: null,
  text: 'Hello {{customer.first_name}}',
  scope: 'everyone',
  team_id: null,
  owner: { id: madeUser.user_id, name: madeUser.name },
  attachments: [],
  usage_count: 0,
  last_used_at: null,
  may_change: true,
  updated_at: '2026-11-20T09:00:00.000Z',
  ...part,
});

export const madeReplies = [
  madeReply(1, { title: 'Where is it', shortcut: 'track', category: 'Orders', usage_count: 12 }),
  madeReply(2, {
    title: 'Refund sent',
    shortcut: 'refund',
    category: 'Orders',
    usage_count: 3,
    text: 'Your refund is on its way.\nIt takes days.',
  }),
  madeReply(3, { title: 'Good day', usage_count: 40, scope: 'personal' }),
];

/** A server with some saved replies; `answers` override its defaults. */
export const stubReplies = (answers: Answers = {}) =>
  stubServer({
    [lines.list]: { items: madeReplies },
    [lines.preview]: { text: 'Hello Ada', missing: [] },
    [lines.teams]: { items: [] },
    ...answers,
  });
