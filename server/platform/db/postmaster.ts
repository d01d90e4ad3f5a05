import fs from 'node:fs';
import path from 'node:path';

/** The content of a running server's PID file; `ready` once it accepts connections. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** The server running on this cluster, whoever started it; undefined if none is running, including when its file is stale. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readIfThere(path.join(cluster, 'postmaster.pid'))?.split('\n');
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  if (!(pid > 0) || !runsOn(cluster, pid)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The server may remove its file at any moment while stopping. */
function readIfThere(file: string) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Removes a PID file whose process is gone or is a different program; PostgreSQL itself only checks that the process exists. Waits until
 * all processes have left the cluster, because an orphan could still write to it.
 */
export function removeStale(cluster: string) {
  if (!fs.existsSync('/proc/self/cwd')) return;
  const processes = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  if (processes.some((pid) => runsOn(cluster, Number(pid)))) return;
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** Resolves when the server has exited, by polling, because it is not our child process. Does not keep this process alive. */
export function whenGone(cluster: string, pid: number): Promise<void> {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (runsOn(cluster, pid)) return;
      clearInterval(watch);
      resolve();
    }, 100);
    watch.unref();
  });
}

/** The PID may have been reused, so check that the process works in its cluster's folder. */
function runsOn(cluster: string, pid: number) {
  if (!fs.existsSync('/proc/self/cwd')) return exists(pid);
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(cluster);
  } catch {
    return false;
  }
}

function exists(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
