import fs from 'node:fs';
import path from 'node:path';

/** What a running server writes about itself; `ready` once it accepts connections. */
export type Postmaster = { pid: number; port: number; ready: boolean };

/** The server that runs on this cluster, whoever started it; undefined when there is none, also when it left its file behind. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readIfThere(path.join(cluster, 'postmaster.pid'))?.split('\n');
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  if (!(pid > 0) || !runsOn(cluster, pid)) return undefined;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** A server that ends takes its file along at any moment. */
function readIfThere(file: string) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Removes a file that names a process which is something else by now, or none, where PostgreSQL itself only sees that it is there.
 * Not before the last process has left the cluster, since a forgotten one could still write to it.
 */
export function removeStale(cluster: string) {
  if (!fs.existsSync('/proc/self/cwd')) return;
  const processes = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  if (processes.some((pid) => runsOn(cluster, Number(pid)))) return;
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/** Resolves when the server is gone, by asking: it is nobody's child here. Does not keep the process alive. */
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

/** A number may have been given to another process since; a server works in its cluster's folder, and a dead one nowhere. */
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
