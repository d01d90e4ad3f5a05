import type { Channel } from '@parley/contract/channels';
import { expect, test } from 'vitest';
import { replyWindow } from './window.ts';

const wrote = new Date('2026-11-20T12:00:00Z');
const after = (hours: number) => new Date(wrote.getTime() + hours * 3_600_000);
const seconds = (at: Date, by: number) => new Date(at.getTime() + by * 1000);
const day = 24;

const cases: [Channel, 'person' | 'automation', Date, boolean, string, Date | null][] = [
  ['website', 'person', after(0), true, 'free', null],
  ['website', 'person', after(1000 * day), true, 'free', null],
  ['website', 'automation', after(1000 * day), true, 'free', null],
  ['messenger', 'person', after(1), true, 'free', after(day)],
  ['messenger', 'person', seconds(after(day), -1), true, 'free', after(day)],
  ['messenger', 'person', after(day), true, 'tag', after(7 * day)],
  ['messenger', 'person', seconds(after(7 * day), -1), true, 'tag', after(7 * day)],
  ['messenger', 'person', after(7 * day), false, 'template', null],
  ['messenger', 'automation', seconds(after(day), -1), true, 'free', after(day)],
  ['messenger', 'automation', after(day), false, 'template', null],
  ['instagram', 'person', after(1), true, 'free', after(day)],
  ['instagram', 'person', after(2 * day), true, 'tag', after(7 * day)],
  ['instagram', 'person', after(8 * day), false, 'template', null],
  ['instagram', 'automation', after(2 * day), false, 'template', null],
  ['whatsapp', 'person', after(23), true, 'free', after(day)],
  ['whatsapp', 'person', after(day), false, 'template', null],
  ['whatsapp', 'automation', after(day), false, 'template', null],
  ['comment', 'person', after(6 * day), true, 'free', after(7 * day)],
  ['comment', 'person', after(7 * day), false, 'template', null],
];
test.each(cases)('%s, %s, at %s: open %s, allowed %s, until %s', (channel, by, now, open, allowed, until) =>
  expect(replyWindow(channel, wrote, now, by)).toEqual({ open, allowed, closes_at: until?.toISOString() ?? null }),
);

test.each([
  ['website', true],
  ['messenger', false],
  ['instagram', false],
  ['whatsapp', false],
  ['comment', false],
] as const)('on %s, whose customer never wrote, one may write freely: %s', (channel, open) =>
  expect(replyWindow(channel, null, after(0)).open).toBe(open),
);
