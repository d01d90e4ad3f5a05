import type { Inline } from '@parley/contract/marks';
import { expect, test } from 'vitest';
import { parseBlocks } from './parse-blocks.ts';

/** "strong[bold] text": what each part is, and what is in it. */
const told = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'mark' ? `${part.mark}[${told(part.parts)}]` : part.text)).join('');

test('lines that begin with a sign or a number are lists', () => {
  const blocks = parseBlocks('You need:\n- a box\n- *tape*\nThen:\n3. send\n4. wait\n\nBye');
  expect(blocks.map((block) => (block.kind === 'list' ? block.items.map(told) : told(block.parts)))).toEqual([
    'You need:',
    ['a box', 'strong[tape]'],
    'Then:',
    ['send', 'wait'],
    '\nBye',
  ]);
  expect(blocks[3]).toMatchObject({ start: 3 });
});

test('nothing of the text is lost, spaces and lines included', () => {
  const text = 'a  b\n https://x.example/y, c@d.example.\n\n';
  expect(told(parseBlocks(text).flatMap((block) => (block.kind === 'lines' ? block.parts : [])))).toBe(text);
});
