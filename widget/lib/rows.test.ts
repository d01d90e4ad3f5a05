import { expect, test } from 'vitest';
import { makePending, makeMessage } from '../make.ts';
import { arrangeRows } from './rows.ts';
import type { Mark, Row } from './rows.ts';

const said = (seq: number) => makeMessage(seq, { author: 'customer' });
const byMara = (seq: number) => makeMessage(seq, { author: 'teammate', author_name: 'Mara' });
const byTheo = (seq: number) => makeMessage(seq, { author: 'teammate', author_name: 'Theo' });
const line = (seq: number) => makeMessage(seq, { author: 'system', text: 'Mara is here now.' });
const mara: Mark['answerer'] = { who: 'person', name: 'Mara' };
const assistant: Mark['answerer'] = { who: 'assistant' };

const sketch = (row: Row) => {
  if (row.kind === 'message') return row.first ? row.message.seq : -row.message.seq;
  if (row.kind === 'pending') return row.pending.client_id;
  if (row.kind === 'line') return 'line';
  return row.answerer.who === 'assistant' ? '→ assistant' : `→ ${row.answerer.name}`;
};

test.each<[string, Parameters<typeof arrangeRows>, unknown[]]>([
  ['nothing', [[], [], []], []],
  ['an assistant needs no line', [[said(1), makeMessage(2), makeMessage(3)], [], []], [1, 2, -3]],
  ['a person joins and leaves', [[said(1), byMara(2), byMara(3), makeMessage(4)], [], []], [1, '→ Mara', 2, -3, '→ assistant', 4]],
  ['one person after another', [[byMara(1), byTheo(2)], [], []], ['→ Mara', 1, '→ Theo', 2]],
  ['what we saw stands where we saw it', [[said(1), said(2), byMara(3)], [{ after: 1, answerer: mara }], []], [1, '→ Mara', 2, 3]],
  ['a mark at the end', [[said(1)], [{ after: 1, answerer: mara }], []], [1, '→ Mara']],
  [
    'there and back unseen',
    [
      [said(1)],
      [
        { after: 1, answerer: mara },
        { after: 1, answerer: assistant },
      ],
      [],
    ],
    [1, '→ Mara', '→ assistant'],
  ],
  ['an answer sent before the takeover', [[said(1), makeMessage(2), byMara(3)], [{ after: 1, answerer: mara }], []], [1, '→ Mara', 2, 3]],
  [
    'the same twice',
    [
      [said(1)],
      [
        { after: 0, answerer: mara },
        { after: 1, answerer: mara },
      ],
      [],
    ],
    ['→ Mara', 1],
  ],
  ['the shop says it itself, before', [[said(1), line(2), byMara(3), makeMessage(4)], [], []], [1, 'line', 3, '→ assistant', 4]],
  ['the shop says it itself, after us', [[said(1), line(2), byMara(3)], [{ after: 1, answerer: mara }], []], [1, 'line', 3]],
  ['an automation is nobody', [[makeMessage(1, { author: 'automation' }), makeMessage(2)], [], []], [1, 2]],
  ['cancelled is not shown', [[said(1), makeMessage(2, { status: 'cancelled' })], [], []], [1]],
  ['unsent messages come last', [[said(1)], [], [makePending('a'), makePending('b')]], [1, 'a', 'b']],
  [
    'a stored message is no longer unsent',
    [[makeMessage(1, { author: 'customer', client_id: 'a' })], [], [makePending('a'), makePending('b')]],
    [1, 'b'],
  ],
])('%s', (_, input, rows) => {
  expect(arrangeRows(...input).map(sketch)).toEqual(rows);
});

test('an unsent message and its stored version share a key, so that nothing flickers', () => {
  const [before] = arrangeRows([], [], [makePending('a')]);
  const [after] = arrangeRows([makeMessage(1, { author: 'customer', client_id: 'a' })], [], []);
  expect(after?.key).toBe(before?.key);
});

test('no two rows share a key', () => {
  const marks = [mara, assistant, mara].map((answerer) => ({ after: 2, answerer }));
  const keys = arrangeRows([said(1), makeMessage(2), byTheo(3), byMara(4)], marks, [makePending('a')]).map((row) => row.key);
  expect(new Set(keys).size).toBe(keys.length);
});
