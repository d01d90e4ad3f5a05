import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Imports = ReadonlyMap<string, readonly string[]>;

/** The imports of each file, including types and dynamic imports, which `import/no-cycle` does not follow. */
function importsOf(files: ReadonlyMap<string, string>): Imports {
  const target = (from: string, name: string) =>
    name.startsWith('@parley/')
      ? `${name.slice('@parley/'.length)}${name.split('/').length === 2 ? '/index' : ''}.ts`
      : path.posix.join(path.posix.dirname(from), name);
  return new Map(
    [...files].map(([file, text]) => [
      file,
      [...text.matchAll(/\b(?:from|import)\s*\(?\s*'((?:\.|@parley\/)[^']+)'/g)]
        .map(([, name = '']) => target(file, name))
        .filter((found) => files.has(found)),
    ]),
  );
}

/** The files that import themselves through other files. */
function circular(imports: Imports): string[] {
  const reaches = (start: string) => {
    const seen = new Set<string>();
    const left = [...(imports.get(start) ?? [])];
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      left.push(...(imports.get(file) ?? []));
    }
    return seen.has(start);
  };
  return [...imports.keys()].filter(reaches);
}

test('no file is part of an import cycle, not even through types or dynamic imports', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const names = listed.split('\n').filter((name) => name !== '' && fs.existsSync(path.join(root, name)));
  const files = new Map(names.map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]));
  expect(files.size).toBeGreaterThan(1000);
  expect(circular(importsOf(files))).toEqual([]);
});

test.each([
  ['a type', "import type { Props } from './menu.tsx';"],
  ['a dynamic import', "const Menu = lazy(() => import('./menu.tsx'));"],
  ['a re-export', "export { Menu } from '../web/menu.tsx';"],
])('finds a cycle through %s', (_by, text) => {
  const files = new Map([
    ['web/menu.tsx', "import { open } from './form.tsx';"],
    ['web/form.tsx', text],
    ['web/page.tsx', "import { Menu } from './menu.tsx';"],
  ]);
  expect(circular(importsOf(files))).toEqual(['web/menu.tsx', 'web/form.tsx']);
});
