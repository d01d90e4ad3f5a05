import type { Signal } from '@parley/contract/live';
import { expect, test } from 'vitest';
import { applyViewerSignal, withoutLapsed, type Viewers } from './viewers.ts';

const viewing = (user_id: string, on = true): Signal => ({ type: 'viewing', conversation_id: 'c1', user_id, name: user_id, on });
const typing = (user_id: string, on = true): Signal => ({
  type: 'typing',
  conversation_id: 'c1',
  who: 'teammate',
  user_id,
  name: user_id,
  on,
});
const after = (signals: Signal[], at = 0): Viewers =>
  signals.reduce<Viewers>((now, signal) => applyViewerSignal(now, signal, at), new Map());
const describeViewers = (viewers: Viewers) => (viewers.get('c1') ?? []).map((one) => `${one.name}${one.isTyping ? ' types' : ''}`);

test.each<[string, Signal[], string[]]>([
  ['one who opened it looks', [viewing('theo')], ['theo']],
  ['saying it again does not make two', [viewing('theo'), viewing('theo')], ['theo']],
  ['one who left is gone', [viewing('theo'), viewing('mara'), viewing('theo', false)], ['mara']],
  ['who types looks as well', [typing('theo')], ['theo types']],
  ['who stopped typing still looks', [typing('theo'), typing('theo', false)], ['theo']],
  ['looking again does not end the typing', [typing('theo'), viewing('theo')], ['theo types']],
  ['a customer who types is no colleague', [{ ...typing('x'), type: 'typing', who: 'customer' } as Signal], []],
])('%s', (_, signals, expected) => {
  expect(describeViewers(after(signals))).toEqual(expected);
});

test('typing lapses after 8 s of silence, viewing after 30 s', () => {
  const viewers = after([typing('theo')]);
  expect(describeViewers(withoutLapsed(viewers, 7_000))).toEqual(['theo types']);
  expect(describeViewers(withoutLapsed(viewers, 9_000))).toEqual(['theo']);
  expect(describeViewers(withoutLapsed(viewers, 31_000))).toEqual([]);
});

test('the map stays the same object while nothing lapses, so that nothing renders again', () => {
  const viewers = after([viewing('theo')]);
  expect(withoutLapsed(viewers, 29_000)).toBe(viewers);
});
