import { expect, test } from 'vitest';

const found = {
  ...import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../contract/**/*.ts', { query: '?raw', import: 'default' }),
};
const from = (file: string, name: string) => new URL(name, `http://parley.test${file}`).pathname;
const sources = new Map(Object.entries(found).map(([name, read]) => [from('/web/app/here.ts', name), read]));

/** The packages that pages before the log-in may load. Validation, cache and dialogs load later, where they are needed. */
const few = ['clsx', 'lucide-react', 'react', 'react-dom', 'react-hot-toast', 'react-router', 'zustand'];

/** The packages that a module imports statically, directly or through its imports; dynamic imports load later. */
async function packagesOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const source = await sources.get(file)?.();
  if (source === undefined) throw new Error(`There is no ${file}`);
  const packages = new Set<string>();
  for (const [, name = ''] of source.matchAll(/^(?:import|export)(?! type)(?: [^;]*? from)? '([^']+)'/gm)) {
    if (name.endsWith('.css')) continue;
    const own = name.startsWith('.') ? from(file, name) : name.startsWith('@parley/contract/') && `${name.slice(7)}.ts`;
    if (own) for (const other of await packagesOf(own, seen)) packages.add(other);
    else packages.add(name.split('/')[0] ?? '');
  }
  return packages;
}

test.each([
  '/web/main.tsx',
  '/web/features/account/landing/index.ts',
  '/web/features/account/landing/legal-screen.tsx',
  '/web/features/account/auth/index.ts',
])('%s loads nothing that a visitor does not need', async (file) => {
  const packages = await packagesOf(file);
  expect(packages).toContain('react-router');
  expect([...packages].filter((name) => !few.includes(name))).toEqual([]);
});

test.each(['/web/app/merchant/merchant-shell.tsx', '/web/app/merchant/merchant-frame.tsx', '/web/features/conversations/inbox/index.ts'])(
  '%s leaves menus, popovers and dialogs until they are opened',
  async (file) => {
    const packages = await packagesOf(file);
    expect([...packages].filter((name) => ![...few, '@tanstack', 'eventsource-parser', 'zod'].includes(name))).toEqual([]);
  },
);

test('finds static imports, through other files too', async () => {
  expect([...(await packagesOf('/web/data/live.ts'))].sort()).toEqual([
    '@tanstack',
    'eventsource-parser',
    'react',
    'react-hot-toast',
    'zod',
    'zustand',
  ]);
});
