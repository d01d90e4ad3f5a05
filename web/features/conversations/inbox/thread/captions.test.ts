import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLocale } from '../../../../lib/locale.ts';
import { makeMessage, minute } from '../make.ts';
import { captionOf, formatCost } from './captions.ts';

const me = { id: '0195b4f2-7c1e-7000-8000-000000000001', name: 'Mara Visser' };
const ai = { run_id: me.id, engine: 'llm', model: 'm', confidence: 0.9, sources: [], total_ms: 900, cost: '0.0011' };
const mine = { author: 'teammate', author_id: me.id, author_name: me.name } as const;

beforeEach(() => setLocale('en-GB'));
afterEach(() => setLocale(undefined));

test.each([
  ['the customer', {}, '10:02'],
  ['the AI with its cost', { author: 'ai', ai }, 'AI · 10:02 · 0.9 s · $0.0011'],
  ['an unpriced AI, without a cost', { author: 'ai', ai: { ...ai, cost: null, total_ms: 41 } }, 'AI · 10:02 · 41 ms'],
  ['the built-in AI, which costs nothing', { author: 'ai', ai: { ...ai, cost: '0.000000' } }, 'AI · 10:02 · 0.9 s'],
  ['a canceled message of the AI', { author: 'ai', ai: { ...ai, cost: null }, status: 'cancelled' }, 'AI · 10:02 · 0.9 s · Canceled'],
  ['me, read', { ...mine, status: 'read' }, 'You · 10:02 · Read'],
  ['me, still sending', { ...mine, status: 'queued' }, 'You · 10:02 · Sending'],
  ['a teammate', { author: 'teammate', author_id: null, author_name: 'Theo' }, 'Theo · 10:02 · Delivered'],
  [
    'a failure with its cause',
    { ...mine, status: 'failed', error: 'the number is unknown' },
    'You · 10:02 · Failed: the number is unknown',
  ],
  ['a private note, which is not delivered to anyone', { ...mine, private: true }, 'Private note · You · 10:02'],
  ['an automation', { author: 'automation', status: 'sent' }, 'Automation · 10:02 · Sent'],
] as const)('the line under %s', (_, part, caption) => {
  expect(captionOf(makeMessage(1, { created_at: minute(2), ...part }), me)).toBe(caption);
});

test.each([
  ['0.0011', '$0.0011'],
  ['0.00004', '$0.00004'],
  ['0.0234', '$0.0234'],
  ['1.5', '$1.50'],
  ['0', '$0.00'],
])('%s US dollars are written %s', (cost, words) => {
  expect(formatCost(cost)).toBe(words);
});
