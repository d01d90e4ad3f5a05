// Which tests a change touches: `npm test -- --changed`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ensure.mjs';

const folders = ['contract', 'server', 'web', 'widget', 'engine', 'e2e', 'scripts'];
const isCode = (file) => /\.(ts|tsx|mjs)$/.test(file);
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Files that no test reads. */
const isAside = (file) =>
  /\.md$/.test(file) || /^(bench|docs|\.ci)\//.test(file) || /^(LICENSE|NOTICE|Dockerfile|compose\.yaml)$/.test(file);

/** Paths that differ from a commit, committed or not; without one, from the last commit, or if nothing does, from the one before. */
export function changedFiles(ref) {
  if (ref) return differing(git('merge-base', ref, 'HEAD')[0]);
  const open = differing('HEAD');
  return open.length > 0 ? open : differing('HEAD~1');
}

const differing = (commit) => [
  ...new Set([...git('diff', '--name-only', '--no-renames', commit), ...git('ls-files', '--others', '--exclude-standard')]),
];
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Each source with the sources it imports, as paths from the root. */
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
    const ours = /^@parley\/(\w+)(?:\/(.+))?$/.exec(name);
    return ours ? [`${ours[1]}/${ours[2] ?? 'index'}.ts`] : [];
  });
}

/**
 * The tests a change touches, or 'all' for what no import tells of: migrations, dependencies, settings. A test is touched when it changed, stands in
 * the folder of what changed, or imports it over any number of steps. The whole server is behind its test app, so a feature is not followed
 * through the files that join the features: a test of another one that would notice over HTTP runs in the whole `npm test`, as do the journeys.
 */
export function touched(changed, imports) {
  const relevant = changed.filter((file) => !isAside(file));
  if (relevant.some((file) => !isCode(file) || !folders.includes(file.split('/')[0]))) return 'all';
  const importers = new Map();
  for (const [file, names] of imports) for (const name of names) importers.set(name, [...(importers.get(name) ?? []), file]);
  const found = new Set();
  for (const file of relevant) for (const reached of reachedFrom(file, importers)) found.add(reached);
  const near = new Set(relevant.filter((file) => !isTest(file)).map((file) => path.posix.dirname(file)));
  return [...imports.keys()]
    .filter((file) => isTest(file) && (found.has(file) || near.has(path.posix.dirname(file))))
    .filter((file) => !file.startsWith('e2e/') || relevant.some((one) => one.startsWith('e2e/')))
    .sort();
}

function reachedFrom(start, importers) {
  const isJoint = (file) => start.startsWith('server/features/') && /^server\/([^/]+|testing\/.+)$/.test(file);
  const reached = new Set([start]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) if (!isJoint(importer)) reached.add(importer);
  return reached;
}

/** Whether a source imports one of these, over any number of steps. */
export function reaches(file, targets, imports) {
  const seen = new Set([file]);
  for (const one of seen) for (const name of imports.get(one) ?? []) seen.add(name);
  return targets.some((target) => seen.has(target));
}
