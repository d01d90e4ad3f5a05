import fs from 'node:fs';

/** All processes below one, by the system's own table. */
export function descendantsOf(pid: number): number[] {
  const children = childrenByParent();
  const below = (parent: number): number[] => (children.get(parent) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

function childrenByParent() {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

/** Undefined for one that ended in between. */
export const parentOf = (pid: number) => {
  const found = /^PPid:\s+(\d+)/m.exec(readOf(pid, 'status'))?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Resident memory in bytes, shared pages counted in full. */
export const rssOf = (pid: number) => kilobytes(readOf(pid, 'status'), 'VmRSS');
/** Memory in bytes with shared pages split among those who share them: sums over processes are true. */
export const pssOf = (pid: number) => kilobytes(readOf(pid, 'smaps_rollup'), 'Pss');
export const commandOf = (pid: number) => readOf(pid, 'cmdline').replaceAll('\0', ' ').trim();
export const variableOf = (pid: number, name: string) =>
  readOf(pid, 'environ')
    .split('\0')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Processor time a process has used so far, in seconds, from the 100 ticks a second of Linux. */
export function cpuSecondsOf(pid: number) {
  const [user = '0', system = '0'] = readOf(pid, 'stat')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

const kilobytes = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;

const readOf = (pid: number, file: string) => unlessGone(() => fs.readFileSync(`/proc/${pid}/${file}`, 'utf8'));
const linkOf = (file: string) => unlessGone(() => fs.readlinkSync(file));

/** '' for what ended while it was looked at. */
function unlessGone(read: () => string) {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

/** The TCP ports a process listens on, on the loopback of IPv4. */
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
