import { expect, test } from 'vitest';
import { readOptions } from './test-options.mjs';

const nothing = { words: [], changed: undefined, shuffle: undefined, repeat: 1 };

test.each([
  ['nothing', [], nothing],
  ['words', ['inbox', 'orders'], { ...nothing, words: ['inbox', 'orders'] }],
  ['a change since the last commit', ['--changed'], { ...nothing, changed: '' }],
  ['a change since another commit', ['--changed=main'], { ...nothing, changed: 'main' }],
  ['a new order', ['--shuffle'], { ...nothing, shuffle: 7 }],
  ['an order seen before', ['--shuffle=42'], { ...nothing, shuffle: 42 }],
  ['five runs in five orders', ['--repeat', '5', '--shuffle', 'inbox'], { words: ['inbox'], changed: undefined, shuffle: 7, repeat: 5 }],
  ['five runs, written in one', ['--repeat=5'], { ...nothing, repeat: 5 }],
])('parses %s', (_, args, options) => {
  expect(readOptions(args, 7)).toEqual(options);
});

test.each([
  [['--shufle']],
  [['--retry=1']],
  [['--repeat']],
  [['--repeat', 'inbox']],
  [['--repeat', '0']],
  [['--shuffle=often']],
  [['--changed', 'inbox']],
])('rejects %j and lists the options', (args) => {
  expect(() => readOptions(args)).toThrow('npm test -- [words]');
});
