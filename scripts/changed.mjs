// Finds the tests that a change affects: `npm test -- --changed`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

const folders = ['contract', 'server', 'web', 'widget', 'engine', 'e2e', 'scripts'];
const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Files that no test reads. */
const isIgnored = (file) =>
  /\.md$/.test(file) || /^(bench|docs|\.ci)\//.test(file) || /^(LICENSE|NOTICE|Dockerfile|compose\.yaml)$/.test(file);

/** Paths that differ from a commit, committed or not. Without `ref`: from the last commit, or if nothing differs, from the one before. */
export function changedFiles(ref) {
  if (ref) return differing(git('merge-base', ref, 'HEAD')[0]);
  const open = differing('HEAD');
  return open.length > 0 ? open : differing('HEAD~1');
}

const differing = (commit) => [
  ...new Set([...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')]),
];
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Maps each source file to the files it imports, as paths from the root. */
export function readImports(folder = root) {
  const files = folders.flatMap((name) =>
    fs.globSync(`${name}/**/*.{ts,tsx,mjs}`, { cwd: folder, exclude: (entry) => entry === 'node_modules' }),
  );
  return new Map(files.map((file) => [file, importsIn(file, fs.readFileSync(path.join(folder, file), 'utf8'))]));
}

function importsIn(file, text) {
  const named = [...text.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name);
  return named.flatMap((name) => {
    if (name.startsWith('.')) return [path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/, ''))];
    const workspace = /^@parley\/(\w+)(?:\/(.+))?$/.exec(name);
    return workspace ? [`${workspace[1]}/${workspace[2] ?? 'index'}.ts`] : [];
  });
}

/**
 * The tests a change affects, or 'all' for files that no import reveals: migrations, dependencies, settings. A test is affected when it changed, is
 * in the folder of a changed file, or imports a changed file directly or indirectly. The test app imports the entire server, so imports through the
 * files that join the features don't count: tests of other features over HTTP run only in the full `npm test`, like the e2e tests.
 */
export function affected(changed, imports) {
  const relevant = changed.filter((file) => !isIgnored(file));
  if (relevant.some((file) => !isCode(file) || !folders.includes(file.split('/')[0]))) return 'all';
  const importers = new Map();
  for (const [file, names] of imports) for (const name of names) importers.set(name, [...(importers.get(name) ?? []), file]);
  const found = new Set();
  for (const file of relevant) for (const reached of reachedFrom(file, importers)) found.add(reached);
  const nearby = new Set(relevant.filter((file) => !isTest(file)).map((file) => path.posix.dirname(file)));
  return [...imports.keys()]
    .filter((file) => isTest(file) && (found.has(file) || nearby.has(path.posix.dirname(file))))
    .filter((file) => !file.startsWith('e2e/') || relevant.some((one) => one.startsWith('e2e/')))
    .sort();
}

function reachedFrom(start, importers) {
  const isJoint = (file) => start.startsWith('server/features/') && /^server\/([^/]+|testing\/.+)$/.test(file);
  const reached = new Set([start]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) if (!isJoint(importer)) reached.add(importer);
  return reached;
}

/** Whether a file imports one of the targets, directly or indirectly. */
export function reaches(file, targets, imports) {
  const seen = new Set([file]);
  for (const one of seen) for (const name of imports.get(one) ?? []) seen.add(name);
  return targets.some((target) => seen.has(target));
}
