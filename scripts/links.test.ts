import { expect, test } from 'vitest';
import { deadLinks } from './links.mjs';

const files = ['README.md', 'docs/words.md', 'docs/picture.svg', 'server/features/commerce/orders/rules.ts'];
const words = '# Words\n\n## People\n\n## The `inbox` & more\n\n## People\n\n```\n## No heading\n```\n';
const messagesIn = (text: string, file = 'README.md') =>
  deadLinks(
    new Map([
      ['docs/words.md', words],
      [file, text],
    ]),
    files,
    () => 'export const isPaid = () => true;\n\nexport const isSent = () => true;\n',
  );

test.each([
  ['a link to a missing file', '[words](docs/word.md)', 'README.md:1: the link to docs/word.md is dead'],
  ['a link to a missing folder', 'See [orders](server/features/orders).', 'README.md:1: the link to server/features/orders is dead'],
  ['a missing image', '![A chat](picture.svg)', 'README.md:1: the link to picture.svg is dead'],
  ['a link text over two lines', 'a\nb [the\nwords](words.md)', 'README.md:2: the link to words.md is dead'],
  ['a reference link', '[w]: docs/word.md', 'README.md:1: the link to docs/word.md is dead'],
  ['an absolute path', '[words](/docs/words.md)', 'README.md:1: the link to /docs/words.md is dead'],
  ['a missing heading', '[people](docs/words.md#persons)', 'README.md:1: docs/words.md has no heading #persons'],
  ['a missing heading in the same file', '# Here\n\n[there](#there)', 'README.md:3: README.md has no heading #there'],
  ['a heading that is only in fenced code', '[none](docs/words.md#no-heading)', 'README.md:1: docs/words.md has no heading #no-heading'],
  ['the third of two equal headings', '[people](docs/words.md#people-2)', 'README.md:1: docs/words.md has no heading #people-2'],
  [
    'a missing path in code',
    'The rules are in `server/features/orders/rules.ts`.',
    'README.md:1: server/features/orders/rules.ts does not exist',
  ],
  [
    'a missing path with a line number',
    'See `server/features/orders/rules.ts:12`.',
    'README.md:1: server/features/orders/rules.ts does not exist',
  ],
  [
    'an excerpt of a missing file',
    '```\nin another fence\n```\nSo:\n\n```ts\n// server/rules.ts\nexport const isPaid = () => true;\n```',
    'README.md:6: server/rules.ts does not exist',
  ],
  [
    'an excerpt that its file no longer contains',
    '```ts\n// server/features/commerce/orders/rules.ts\nexport const isPaid = () => true;\nexport const isSent = () => false;\n```',
    'README.md:1: server/features/commerce/orders/rules.ts has no line `export const isSent = () => false;`',
  ],
  ['a missing path in a command', 'Run `node scripts/tables.ts --check`.', 'README.md:1: scripts/tables.ts does not exist'],
])('reports %s', (_what, text, message) => expect(messagesIn(text)).toEqual([message]));

test('resolves a link from the folder of its file', () => {
  expect(messagesIn('[words](words.md)', 'docs/scaling.md')).toEqual([]);
  expect(messagesIn('[words](docs/words.md)', 'docs/scaling.md')).toEqual(['docs/scaling.md:1: the link to docs/words.md is dead']);
});

test.each([
  ['a file', '[words](docs/words.md "all terms") and ![a picture](docs/picture.svg)'],
  ['a folder', '[orders](server/features/commerce/orders) [commerce](server/features/commerce/)'],
  [
    'headings, also repeated ones and those with code and punctuation',
    '[a](docs/words.md#people) [b](docs/words.md#people-1) [c](docs/words.md#the-inbox--more)',
  ],
  ['a heading in the same file', '# Run it\n\n[above](#run-it)'],
  ['an external URL', '[MIT](https://mit.example/none) <https://mit.example> [mail](mailto:a@b.example)'],
  ['fenced code', '```md\n[words](nowhere.md) `server/nowhere.ts`\n```'],
  ['an excerpt', '```ts\n// server/features/commerce/orders/rules.ts\n  export const isPaid = () => true;\n\n```'],
  ['a link written as code', '`[words](nowhere.md)`'],
  ['an existing path', '`server/features/commerce/orders/rules.ts:12` `server/features/commerce/`'],
  ['a pattern', '`server/features/<area>/area.ts` `server/features/*/events.ts`'],
])('accepts %s', (_what, text) => expect(messagesIn(text)).toEqual([]));
