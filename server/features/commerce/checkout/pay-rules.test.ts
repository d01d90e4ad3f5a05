import { expect, test } from 'vitest';
import { payViewOf } from './pay-rules.ts';

const now = new Date('2026-11-26T12:00:00Z');
const attempt = { state: 'open' as const, error: null, createdAt: now };
const seen = { status: 'pending', due: 1000, captured: 0, takesCards: true, attempt: undefined, go: false, back: 0, now };

test.each([
  ['first opened', seen, 'form'],
  ['no account connected', { ...seen, takesCards: false }, 'off'],
  ['the order was canceled', { ...seen, status: 'cancelled' }, 'cancelled'],
  ['paid', { ...seen, due: 0, captured: 1000 }, 'paid'],
  ['nothing was ever due', { ...seen, due: 0 }, 'nothing_due'],
  ['just pressed', { ...seen, attempt: { ...attempt, state: 'requested' as const }, go: true }, 'preparing'],
  ['pressed long ago', { ...seen, attempt: { ...attempt, state: 'requested' as const, createdAt: new Date(0) }, go: true }, 'slow'],
  ['the page is there', { ...seen, attempt, go: true }, 'forward'],
  ['opened again without pressing', { ...seen, attempt }, 'form'],
  ['back from paying', { ...seen, attempt, back: 1 }, 'confirming'],
  ['back and still not confirmed', { ...seen, attempt, back: 16 }, 'unconfirmed'],
  ['back although it lapsed', { ...seen, attempt: { ...attempt, state: 'expired' as const }, back: 1 }, 'form'],
  ['a method that takes days', { ...seen, attempt: { ...attempt, state: 'processing' as const } }, 'processing'],
  ['the page couldn’t be created', { ...seen, attempt: { ...attempt, state: 'failed' as const }, go: true }, 'form'],
])('%s', (_, facts, view) => expect(payViewOf(facts)).toBe(view));
