import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findBinaries } from './postgres-binaries.ts';
import { chooseOwner, isReachable, type Owner } from './postgres-owner.ts';

/** A database cluster on disk and what is needed to run it. `home` contains the folder `cluster` and related files. */
export type Cluster = { home: string; folder: string; password: string; programs: string; owner: Owner | undefined };

/** The fallback folder for root when PostgreSQL's user can't access a private home folder. */
const shelter = '/var/lib/parley';
/** Passes none of Parley's environment to PostgreSQL, because it contains secrets. */
export const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Finds or creates the cluster of `dataDir`. Throws an error for another major version or owner. */
export function prepareCluster(dataDir: string, log: (line: string) => void): Cluster {
  const moved = movedTo(dataDir);
  const owner = chooseOwner(moved ?? dataDir);
  const home = moved ?? (isReachable(path.dirname(dataDir), owner) ? dataDir : move(dataDir, log));
  makeHome(home, owner);
  const binaries = findBinaries(owner, owner ? shelter : home, log);
  const cluster = { home, folder: path.join(home, 'cluster'), programs: path.join(binaries.folder, 'bin'), owner };
  const version = path.join(cluster.folder, 'PG_VERSION');
  if (fs.existsSync(version)) refuseOtherMajor(cluster.folder, fs.readFileSync(version, 'utf8').trim(), binaries.major);
  else initialize(cluster);
  return { ...cluster, password: fs.readFileSync(passwordFile(home), 'utf8') };
}

const passwordFile = (home: string) => path.join(home, 'password');
const noteOf = (dataDir: string) => path.join(dataDir, 'moved-to');

function movedTo(dataDir: string) {
  if (!fs.existsSync(noteOf(dataDir))) return undefined;
  const home = fs.readFileSync(noteOf(dataDir), 'utf8').trim();
  if (fs.existsSync(home)) return home;
  throw new Error(
    `The database of ${dataDir} was in ${home}, which no longer exists. Restore ${home}, or remove ${dataDir} to start over.`,
  );
}

function move(dataDir: string, log: (line: string) => void) {
  const home = path.join(shelter, randomUUID());
  makeOpen(dataDir);
  fs.writeFileSync(noteOf(dataDir), `${home}\n`);
  log(`The database is in ${home}, because PostgreSQL’s user can’t access ${dataDir}.`);
  return home;
}

function makeHome(home: string, owner: Owner | undefined) {
  makeOpen(path.dirname(home));
  if (!fs.existsSync(home)) fs.mkdirSync(home);
  fs.chmodSync(home, 0o700);
  if (owner) fs.chownSync(home, owner.uid, owner.gid);
}

/** Parent folders stay accessible whatever the umask is, because PostgreSQL's user must pass through them. */
function makeOpen(folder: string) {
  if (fs.existsSync(folder)) return;
  makeOpen(path.dirname(folder));
  fs.mkdirSync(folder);
  fs.chmodSync(folder, 0o755);
}

function refuseOtherMajor(folder: string, found: string, brought: string) {
  if (found === brought) return;
  throw new Error(
    `The data in ${folder} belongs to PostgreSQL ${found}, but this version of Parley includes PostgreSQL ${brought}. ` +
      `Run "npm run backup -- --out parley.backup" with the Parley version that created this data. Then move ${folder} to another place and run ` +
      '"npm run restore -- --in parley.backup" with the new version.',
  );
}

/** Created under another name and renamed, so that an interrupted start leaves no incomplete cluster. */
function initialize({ home, folder, programs, owner }: Omit<Cluster, 'password'>) {
  const making = path.join(home, `cluster.${randomUUID()}`);
  fs.writeFileSync(passwordFile(home), randomBytes(24).toString('hex'), { mode: 0o600 });
  if (owner) fs.chownSync(passwordFile(home), owner.uid, owner.gid);
  const access = ['-U', 'parley', '-A', 'scram-sha-256', '--pwfile', passwordFile(home)];
  // The builtin locale sorts the same on every machine.
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const made = spawnSync(path.join(programs, 'initdb'), ['-D', making, ...access, ...locale], {
    ...owner,
    cwd: '/',
    env: environment,
    encoding: 'utf8',
  });
  if (made.status === 0) return fs.renameSync(making, folder);
  fs.rmSync(making, { recursive: true, force: true });
  throw explain(made.stderr || String(made.error));
}

/** Why PostgreSQL's programs did not start, with a way out. */
export function explain(output: string): Error {
  if (output.includes('could not look up effective user ID')) {
    const user = process.getuid?.();
    return new Error(`PostgreSQL needs a named user, but the user ID ${user} has no name. Add it to /etc/passwd, or set DATABASE_URL.`);
  }
  if (output.includes('ENOENT')) {
    return new Error('The PostgreSQL included with Parley needs Linux with glibc. Set DATABASE_URL to PostgreSQL 15 or later.');
  }
  return new Error(`PostgreSQL didn’t start: ${output.trim()}`);
}
