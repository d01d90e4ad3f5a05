import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBinaries } from '../server/platform/db/postgres-binaries.ts';
import { folderOf, root } from './support/folders.ts';

/** Describes the machine and versions of a measurement. */
export async function measureHost() {
  return {
    date: new Date().toISOString(),
    commit: outputOf('git', ['rev-parse', '--short', 'HEAD']),
    uncommitted: outputOf('git', ['status', '--porcelain', '--', 'server', 'engine', 'web', 'widget', 'contract']) !== '',
    node: process.version,
    postgres: postgresVersion(),
    processors: os.cpus().length,
    processor: os.cpus()[0]?.model.trim() ?? '',
    memory_gb: Math.round(os.totalmem() / 1e9),
    system: `${os.type()} ${os.release()} ${os.arch()}`,
    load_before: os.loadavg().map((load) => Math.round(load * 100) / 100),
  };
}

function postgresVersion() {
  const { folder } = findBinaries(undefined, folderOf('programs'), () => {});
  const program = path.join(folder, 'bin/postgres');
  return fs.existsSync(program) ? outputOf(program, ['--version'])?.replace(/^postgres \(PostgreSQL\) /, '') : null;
}

/** Null when the program is missing or fails: a copy without git has no commit. */
function outputOf(program: string, args: string[]) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
