// `npm run check [-- --fix]`: types, lint with the walls, format, and the lock. What --fix cannot mend, it reports.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, node24, root, tool, toolEnvironment } from './ensure.mjs';
import { missingEntries, readLock } from './repair-lock.mjs';

const projects = ['.', 'contract', 'server', 'web', 'widget'];

/** Runs every check, also after one has failed; answers how many passed and failed. */
export function check({ fix = false } = {}) {
  const results = [
    ...projects.map((project) => runTool(`types of ${project === '.' ? 'scripts, e2e and bench' : project}`, 'tsc', ['-p', project])),
    runTool('lint and walls', 'oxlint', fix ? ['--fix'] : []),
    runTool('format', 'oxfmt', fix ? [] : ['--check']),
    lockIsWhole(),
  ];
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

function runTool(label, name, args) {
  const { status } = spawnSync(node24(), [tool(name), ...args], { cwd: root, stdio: 'inherit', env: toolEnvironment() });
  return report(label, status === 0);
}

/** `npm ci` refuses a lock that leaves out the builds for other systems, and only a fresh clone would notice. */
function lockIsWhole() {
  const missing = missingEntries(readLock());
  for (const { name } of missing) console.error(`package-lock.json lacks ${name}: npm run repair-lock`);
  return report('lock', missing.length === 0);
}

function report(label, good) {
  console.log(`${good ? '✓' : '✗'} ${label}`);
  return good;
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  const { failed } = check({ fix: process.argv.includes('--fix') });
  process.exit(failed === 0 ? 0 : 1);
}
