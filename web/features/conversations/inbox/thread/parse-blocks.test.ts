import type { Inline } from '@parley/contract/marks';
import { expect, test } from 'vitest';
import { parseBlocks } from './parse-blocks.ts';

/** "strong[bold] text": each part's mark and content. */
const format = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'mark' ? `${part.mark}[${format(part.parts)}]` : part.text)).join('');

test('lines that start with a bullet or a number are lists', () => {
  const blocks = parseBlocks('You need:\n- a box\n- *tape*\nThen:\n3. send\n4. wait\n\nBye');
  expect(blocks.map((block) => (block.kind === 'list' ? block.items.map(format) : format(block.parts)))).toEqual([
    'You need:',
    ['a box', 'strong[tape]'],
    'Then:',
    ['send', 'wait'],
    '\nBye',
  ]);
  expect(blocks[3]).toMatchObject({ start: 3 });
});

test('keeps every character of the text, spaces and line breaks included', () => {
  const text = 'a  b\n https://x.example/y, c@d.example.\n\n';
  expect(format(parseBlocks(text).flatMap((block) => (block.kind === 'lines' ? block.parts : [])))).toBe(text);
});
