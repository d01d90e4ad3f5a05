import { expect, test } from 'vitest';
import { readImports, affected } from './changed.mjs';

const imports = new Map([
  ['contract/orders.ts', []],
  ['server/features/commerce/orders/rules.ts', ['contract/orders.ts']],
  ['server/features/commerce/orders/rules.test.ts', ['server/features/commerce/orders/rules.ts']],
  ['server/features/commerce/orders/list.test.ts', ['server/testing/app.ts']],
  ['server/features/commerce/orders/feature.ts', ['server/features/commerce/orders/rules.ts']],
  ['server/features.ts', ['server/features/commerce/orders/feature.ts']],
  ['server/testing/app.ts', ['server/features.ts', 'server/platform/pool.ts']],
  ['server/platform/pool.ts', []],
  ['server/features/account/team/team.test.ts', ['server/testing/app.ts']],
  ['web/features/orders/order.test.tsx', ['web/features/orders/order.tsx']],
  ['web/features/orders/order.tsx', ['contract/orders.ts', 'web/ui/button.tsx']],
  ['web/ui/button.tsx', []],
  ['e2e/orders.test.ts', ['server/testing/app.ts', 'e2e/parley.ts']],
  ['e2e/parley.ts', []],
]);
const orders = 'server/features/commerce/orders';

test.each([
  ['a rule of a feature touches the tests of its feature', [`${orders}/rules.ts`], [`${orders}/list.test.ts`, `${orders}/rules.test.ts`]],
  ['a test touches itself only', [`${orders}/list.test.ts`], [`${orders}/list.test.ts`]],
  ['a part of a screen touches the tests of the screen', ['web/ui/button.tsx'], ['web/features/orders/order.test.tsx']],
  [
    'the contract touches both sides',
    ['contract/orders.ts'],
    [
      'server/features/account/team/team.test.ts',
      `${orders}/list.test.ts`,
      `${orders}/rules.test.ts`,
      'web/features/orders/order.test.tsx',
    ],
  ],
  [
    'the platform touches whatever starts the server',
    ['server/platform/pool.ts'],
    ['server/features/account/team/team.test.ts', `${orders}/list.test.ts`],
  ],
  ['the journeys are touched by their own files', ['e2e/parley.ts'], ['e2e/orders.test.ts']],
  ['words touch nothing', ['README.md', 'docs/architecture.md'], []],
  ['a migration touches all', ['server/migrations/024-more.sql'], 'all'],
  ['a dependency touches all', ['package-lock.json', `${orders}/rules.ts`], 'all'],
])('%s', (_, changed, tests) => {
  expect(affected(changed, imports)).toEqual(tests);
});

test('a contract change affects the tests of every part that imports it', () => {
  const found = affected(['contract/messages.ts'], readImports());
  expect(new Set([...found].map((file) => file.split('/')[0]))).toEqual(
    new Set(['contract', 'engine', 'scripts', 'server', 'web', 'widget']),
  );
});
