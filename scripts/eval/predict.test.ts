import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { predict } from './predict.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-eval-'));
async function linesFor(...lines: string[]) {
  const [from, to] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out.jsonl')];
  fs.writeFileSync(from, lines.join('\n'));
  const written = await predict(from, to);
  const out = fs.readFileSync(to, 'utf8').trim().split('\n');
  return { written, out: out.map((line): unknown => JSON.parse(line)) };
}

test('writes one line per sentence, in order', async () => {
  const { out, written } = await linesFor(
    '{"id":1,"text":"cancel my order H1042 please"}',
    '',
    '{"id":"b","text":"wo ist mein Paket?","locale":"de-DE"}',
  );
  expect(written).toEqual({ lines: 2, failed: 0 });
  expect(out).toMatchObject([
    { id: 1, intent: 'cancel_order', decision: 'answer', entities: { order_ids: ['H1042'] } },
    { id: 'b', intent: 'track_order', decision: 'answer' },
  ]);
});

test.each([
  ['no json', 'not json', null],
  ['no object', '[1]', null],
  ['no text', '{"id":4}', 4],
  ['a locale that is no text', '{"id":5,"text":"hi","locale":3}', 5],
])('reports %s and processes the other lines', async (_, line, id) => {
  const { out, written } = await linesFor(line, '{"id":9,"text":"hello"}');
  expect(written).toEqual({ lines: 2, failed: 1 });
  expect(out).toMatchObject([
    { id, line: 1, error: expect.any(String) },
    { id: 9, intent: 'greeting' },
  ]);
});

test('accepts unusual line separators and names of object properties in a text', async () => {
  const texts = ['where is\u2028my order', 'constructor __proto__ toString', '\ud800 where is my order\u0000', ''];
  const { out, written } = await linesFor(...texts.map((text, id) => JSON.stringify({ id, text })));
  expect(written).toEqual({ lines: texts.length, failed: 0 });
  expect(out).toMatchObject([{ id: 0, intent: 'track_order' }, { id: 1 }, { id: 2, intent: 'track_order' }, { id: 3, decision: 'ask' }]);
});
