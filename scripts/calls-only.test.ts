import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutSchemas } from './calls-only.ts';

const web = path.resolve(import.meta.dirname, '../web');

test('an endpoint keeps what a call needs, and loads its schema when asked', () => {
  const source = [
    `import { z } from 'zod';`,
    `const name = z.string().max(60);`,
    `export const kinds = ['one', 'two'] as const;`,
    `export const createTag = command('POST /api/tags/:merchant', {`,
    `  summary: 'Create a tag',`,
    `  access: 'settings:write',`,
    `  topics: ['tags'],`,
    `  creates: true,`,
    `  input: z.object({ name }),`,
    `  result: z.object({ id: z.string() }),`,
    `  problems: ['tag.exists'] });`,
  ].join('\n');
  const light = withoutSchemas('/contract/tags.ts', source);
  expect(light).toContain(`loadInput: () => import('./tags.ts?whole').then((whole) => whole.createTag.input)`);
  for (const kept of ['access:', 'topics:', 'creates:', `export const kinds = ['one', 'two'] as const;`]) expect(light).toContain(kept);
  for (const left of ['summary', ' input:', 'result', 'problems', 'z.object']) expect(light).not.toContain(left);
  // A bundler leaves it out unless something imports it.
  expect(light).toContain('const name = /* @__PURE__ */ (() => (z.string().max(60)))();');
});

test('screens ask for a schema instead of reading it from the endpoint, which has none in the built app', () => {
  const files = fs
    .globSync('{app,features,operator,ui,lib}/**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$|\/make\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const reads = files.filter((file) => {
    const source = fs.readFileSync(path.join(web, file), 'utf8');
    const names = [...source.matchAll(/^import \{([^}]*)\} from '@parley\/contract\//gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
    return names.some(
      (name) => /^[a-z]\w*$/.test(name) && new RegExp(`(?<!typeof )\\b${name}\\.(input|result|parse|safeParse|shape)\\b`).test(source),
    );
  });
  expect(reads).toEqual([]);
});
