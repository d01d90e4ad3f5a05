// Installs dependencies and builds when something changed. Plain JavaScript with Node built-ins only, because it runs on any Node from 20 on, before
// the installation.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const stamps = path.join(root, 'node_modules/.stamps');
const sources = {
  install: ['package-lock.json'],
  build: [
    'web',
    'widget',
    'contract',
    'scripts/calls-only.ts',
    'scripts/chunks.ts',
    'scripts/offline-files.ts',
    'scripts/page-weight.ts',
    'package-lock.json',
  ],
};

/** Installs when nothing is installed or the lock file changed since the last installation. */
export function ensureInstalled() {
  if (isFresh('install')) return;
  // Always install development and optional packages, whatever NODE_ENV says: they include Node itself and the bundler.
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const windows = process.platform === 'win32';
  step('install', windows ? 'npm.cmd' : 'npm', ['ci', ...options], { env: { ...process.env, ...npmCache() }, shell: windows });
  stamp('install');
}

/** Builds web and widget into dist/ when a source changed. */
export function ensureBuilt() {
  if (isFresh('build') && fs.existsSync(path.join(root, 'dist/web/index.html')) && fs.existsSync(path.join(root, 'dist/widget'))) return;
  for (const part of ['web', 'widget']) {
    const options = ['build', part, '--logLevel', 'warn'];
    step(`build ${part}`, node24(), [tool('vite'), ...options], { env: { ...toolEnvironment(), NODE_ENV: 'production' } });
  }
  stamp('build');
}

/** The project's own Node; on systems without a build of it the current one, if it is new enough. */
export function node24() {
  const own = path.join(root, 'node_modules/.bin/node');
  if (process.platform !== 'win32' && fs.existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `Parley includes Node 24 for Linux on x64 and arm64. On this system, install Node 24 or later (found ${process.version}).`,
  );
}

const tools = {
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
};
/** The script of an installed tool, to run with `node24()`. */
export const tool = (name) => path.join(root, 'node_modules', tools[name]);

/** Child processes of a tool find the project's Node first, too. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
});

function step(label, command, args, options) {
  const since = performance.now();
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) {
    console.error(`${label} failed`, error ?? '');
    process.exit(status ?? 1);
  }
  console.log(`${label}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

/** npm needs a writable cache; users without a home directory get one in the temporary folder. */
function npmCache() {
  const cache = process.env.npm_config_cache ?? path.join(os.homedir(), '.npm');
  return canWrite(cache) ? {} : { npm_config_cache: path.join(os.tmpdir(), `parley-npm-${process.getuid?.() ?? ''}`) };
}
function canWrite(folder) {
  const present = fs.existsSync(folder) || folder === path.dirname(folder);
  if (!present) return canWrite(path.dirname(folder));
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const isFresh = (name) => {
  const file = path.join(stamps, name);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === digest(name);
};
/** Records that `name` ran for the current sources. */
export function stamp(name) {
  fs.mkdirSync(stamps, { recursive: true });
  fs.writeFileSync(path.join(stamps, name), digest(name));
}

/** Includes the operating system, since a folder shared with a container may contain the other one's binaries. */
function digest(name) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const source of sources[name]) add(hash, path.join(root, source));
  return hash.digest('hex');
}
function add(hash, file) {
  if (/node_modules|\.test\.tsx?$/.test(file.slice(root.length))) return;
  if (!fs.statSync(file).isDirectory()) hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  else for (const name of fs.readdirSync(file).sort()) add(hash, path.join(file, name));
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  if (process.argv.includes('--built')) ensureBuilt();
}
