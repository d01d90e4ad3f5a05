// Some registries lack builds of optional packages for other systems: npm then omits them from the lock file, and `npm ci` rejects it. Adds those
// entries (version, os, cpu, libc, optional). Run after every change of the lock file: `npm run repair-lock`.
import fs from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../package-lock.json');
const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'riscv64', 's390x', 'ppc64', 'loong64', 'mips64el', 'wasm32', 'arm'];

/** Optional dependencies that a package declares and the lock file lacks: `[name, range, declaring entry][]`. */
export function missingEntries(lock) {
  const missing = new Map();
  for (const [where, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isLocked(lock, where, name)) missing.set(name, { range, dev: entry.dev === true });
    }
  }
  return [...missing].map(([name, { range, dev }]) => ({ name, range, dev }));
}

/** The lock file with an entry for every optional dependency, in npm's order. */
export function repairLock(lock) {
  const added = missingEntries(lock).map(({ name, range, dev }) => [`node_modules/${name}`, entryFor(name, range, dev)]);
  const packages = [...Object.entries(lock.packages), ...added].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}

export const readLock = () => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Node's resolution: the package's own node_modules first, then every parent folder. */
function isLocked(lock, where, name) {
  for (let base = where; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (base === '') return false;
  }
}

/** Derives the system from the name, since the registry can't be asked about a package it lacks. */
function entryFor(name, range, dev) {
  const system = systems.find((word) => name.includes(word)) ?? (/windows|win-/.test(name) ? 'win32' : undefined);
  const processor = processors.find((word) => name.includes(word)) ?? (/amd64|x86_64/.test(name) ? 'x64' : undefined);
  const library = /musl/.test(name) ? 'musl' : system === 'linux' && /gnu/.test(name) ? 'glibc' : undefined;
  if (!system && !processor) console.warn(`no system guessed for ${name}`);
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev: true }),
    ...(library && { libc: [library] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const lock = readLock();
  fs.writeFileSync(file, `${JSON.stringify(repairLock(lock), null, 2)}\n`);
  console.log(`lock entries added: ${missingEntries(lock).length}`);
}
