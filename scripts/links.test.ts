import { expect, test } from 'vitest';
import { deadLinks } from './links.mjs';

const files = ['README.md', 'docs/words.md', 'docs/picture.svg', 'server/features/commerce/orders/rules.ts'];
const words = '# Words\n\n## People\n\n## The `inbox` & more\n\n## People\n\n```\n## No heading\n```\n';
const faultsIn = (text: string, file = 'README.md') =>
  deadLinks(
    new Map([
      ['docs/words.md', words],
      [file, text],
    ]),
    files,
    () => 'export const isPaid = () => true;\n\nexport const isSent = () => true;\n',
  );

test.each([
  ['a file that is gone', '[words](docs/word.md)', 'README.md:1: the link to docs/word.md leads nowhere'],
  ['a folder that is gone', 'See [orders](server/features/orders).', 'README.md:1: the link to server/features/orders leads nowhere'],
  ['a picture that is gone', '![A chat](picture.svg)', 'README.md:1: the link to picture.svg leads nowhere'],
  ['a text over two lines', 'a\nb [the\nwords](words.md)', 'README.md:2: the link to words.md leads nowhere'],
  ['a named target', '[w]: docs/word.md', 'README.md:1: the link to docs/word.md leads nowhere'],
  ['a path from the root of the disk', '[words](/docs/words.md)', 'README.md:1: the link to /docs/words.md leads nowhere'],
  ['a heading that is gone', '[people](docs/words.md#persons)', 'README.md:1: docs/words.md has no heading #persons'],
  ['a heading of its own that is gone', '# Here\n\n[there](#there)', 'README.md:3: README.md has no heading #there'],
  ['a heading in fenced code', '[none](docs/words.md#no-heading)', 'README.md:1: docs/words.md has no heading #no-heading'],
  ['a third of two equal headings', '[people](docs/words.md#people-2)', 'README.md:1: docs/words.md has no heading #people-2'],
  ['a path in code', 'The rules are in `server/features/orders/rules.ts`.', 'README.md:1: server/features/orders/rules.ts does not exist'],
  ['a line of a file', 'See `server/features/orders/rules.ts:12`.', 'README.md:1: server/features/orders/rules.ts does not exist'],
  [
    'an excerpt of a file that is gone',
    '```\nin another fence\n```\nSo:\n\n```ts\n// server/rules.ts\nexport const isPaid = () => true;\n```',
    'README.md:6: server/rules.ts does not exist',
  ],
  [
    'an excerpt that its file has no longer',
    '```ts\n// server/features/commerce/orders/rules.ts\nexport const isPaid = () => true;\nexport const isSent = () => false;\n```',
    'README.md:1: server/features/commerce/orders/rules.ts has no line `export const isSent = () => false;`',
  ],
  ['a path in a command', 'Run `node scripts/tables.ts --check`.', 'README.md:1: scripts/tables.ts does not exist'],
])('%s is dead', (_what, text, fault) => expect(faultsIn(text)).toEqual([fault]));

test('a link starts from the folder of its file', () => {
  expect(faultsIn('[words](words.md)', 'docs/scaling.md')).toEqual([]);
  expect(faultsIn('[words](docs/words.md)', 'docs/scaling.md')).toEqual(['docs/scaling.md:1: the link to docs/words.md leads nowhere']);
});

test.each([
  ['a file', '[words](docs/words.md "all terms") and ![a picture](docs/picture.svg)'],
  ['a folder', '[orders](server/features/commerce/orders) [commerce](server/features/commerce/)'],
  [
    'headings, also of a name used twice, and with code and signs',
    '[a](docs/words.md#people) [b](docs/words.md#people-1) [c](docs/words.md#the-inbox--more)',
  ],
  ['a heading of its own', '# Run it\n\n[above](#run-it)'],
  ['an address outside', '[MIT](https://mit.example/none) <https://mit.example> [mail](mailto:a@b.example)'],
  ['what a fence holds', '```md\n[words](nowhere.md) `server/nowhere.ts`\n```'],
  ['an excerpt', '```ts\n// server/features/commerce/orders/rules.ts\n  export const isPaid = () => true;\n\n```'],
  ['a link written as code', '`[words](nowhere.md)`'],
  ['a path that is there', '`server/features/commerce/orders/rules.ts:12` `server/features/commerce/`'],
  ['a pattern', '`server/features/<area>/area.ts` `server/features/*/events.ts`'],
])('%s is no fault', (_what, text) => expect(faultsIn(text)).toEqual([]));
