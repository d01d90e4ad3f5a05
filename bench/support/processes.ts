import fs from 'node:fs';
import type { Pool } from '../../server/platform/db/pool.ts';

/** All descendants of a process, from /proc. */
export function descendantsOf(pid: number): number[] {
  const children = childrenByParent();
  const descendants = (parent: number): number[] => (children.get(parent) ?? []).flatMap((child) => [child, ...descendants(child)]);
  return descendants(pid);
}

function childrenByParent() {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

/** Undefined for a process that has ended. */
const parentOf = (pid: number) => {
  const found = /^PPid:\s+(\d+)/m.exec(readOf(pid, 'status'))?.[1];
  return found === undefined ? undefined : Number(found);
};

/** PostgreSQL's main process: the parent of any connection's. */
export async function postmasterOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0) ?? 0;
}

/** Resident memory in bytes, with shared pages counted in full. */
export const rssOf = (pid: number) => kilobytes(readOf(pid, 'status'), 'VmRSS');
/** The most resident memory a process has had so far, in bytes. */
export const mostMemoryOf = (pid: number) => kilobytes(readOf(pid, 'status'), 'VmHWM');
/** Memory in bytes with shared pages split among processes, so that sums are correct. */
export const pssOf = (pid: number) => kilobytes(readOf(pid, 'smaps_rollup'), 'Pss');
export const commandOf = (pid: number) => readOf(pid, 'cmdline').replaceAll('\0', ' ').trim();
export const variableOf = (pid: number, name: string) =>
  readOf(pid, 'environ')
    .split('\0')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** CPU time of a process so far, in seconds, from Linux's 100 ticks per second. */
export function cpuSecondsOf(pid: number) {
  const [user = '0', system = '0'] = readOf(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

const kilobytes = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;

const readOf = (pid: number, file: string) => emptyIfEnded(() => fs.readFileSync(`/proc/${pid}/${file}`, 'utf8'));
const linkOf = (file: string) => emptyIfEnded(() => fs.readlinkSync(file));

/** Returns '' if the process ended meanwhile. */
function emptyIfEnded(read: () => string) {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

/** The TCP ports a process listens on at IPv4 loopback. */
export function portsOf(pid: number) {
  const sockets = new Set(
    fs.readdirSync(`/proc/${pid}/fd`).flatMap((name) => /^socket:\[(\d+)\]$/.exec(linkOf(`/proc/${pid}/fd/${name}`))?.[1] ?? []),
  );
  const listening = '0A';
  return readOf(pid, 'net/tcp')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === listening && sockets.has(fields[9] ?? ''))
    .map((fields) => Number.parseInt(fields[1]?.split(':')[1] ?? '', 16));
}
