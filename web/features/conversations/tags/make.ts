import type { Result } from '@parley/contract/endpoint';
import type { getTagAnalytics } from '@parley/contract/tags';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';
import type { ListedTag } from './rows.ts';

const here = `/api/tags/${madeUser.merchant_id}`;

export const madeTag = (part: Partial<ListedTag> = {}): ListedTag => ({
  id: '0195b4f2-7c1e-7000-8000-0000000000b1',
  name: 'returns',
  colour: 'red',
  description: 'Something comes back',
  conversations_count: 12,
  created_at: '2026-11-01T09:00:00.000Z',
  ...part,
});
export const late = madeTag({
  id: '0195b4f2-7c1e-7000-8000-0000000000b2',
  name: 'late parcel',
  colour: 'teal',
  description: '',
  conversations_count: 0,
});

type Figures = Result<typeof getTagAnalytics>['items'][number];
export const madeFigures = ({ id, name, colour }: ListedTag, part: Partial<Figures> = {}): Figures => ({
  tag: { id, name, colour },
  conversations: 8,
  before: 5,
  open: 2,
  resolved: 6,
  csat: 4.25,
  ...part,
});

/** The page's calls. */
export const lines = {
  list: `GET ${here}`,
  figures: `GET ${here}/analytics`,
  make: `POST ${here}`,
  change: `PUT ${here}/${madeTag().id}`,
  delete: `DELETE ${here}/${madeTag().id}`,
};

/** A server with two tags; `answers` override its defaults. */
export const stubTags = (answers: Answers = {}) =>
  stubServer({
    [lines.list]: { items: [late, madeTag()] },
    [lines.figures]: { days: 30, conversations: 20, items: [madeFigures(madeTag())] },
    ...answers,
  });
