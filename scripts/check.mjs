// `npm run check [-- --fix]`: types, lint with the walls, format, SQL, the lock, and links. What --fix cannot mend, it reports.
import { spawn } from 'node:child_process';
import { ensureInstalled, node24, root, tool, toolEnvironment } from './ensure.mjs';
import { deadLinksHere } from './links.mjs';
import { missingEntries, readLock } from './repair-lock.mjs';

const projects = ['.', 'contract', 'engine', 'server', 'web', 'widget'];

/**
 * Runs every check, also after one has failed; answers how many passed and failed. The compiler and the linter keep one core busy each, so they run
 * side by side, but for --fix, which changes what the compiler reads. `say` gets what each check wrote, in one piece.
 */
export async function check({ fix = false, say = (text) => process.stdout.write(text) } = {}) {
  const style = async () => [
    await runTool('lint and walls', 'oxlint', fix ? ['--fix'] : [], say),
    await runTool('format', 'oxfmt', fix ? [] : ['--check'], say),
    await runScript('format of SQL', 'scripts/format-sql.mjs', fix ? ['--fix'] : [], say),
    lockIsWhole(say),
    linksLead(say),
  ];
  const types = async () => {
    const results = [];
    for (const project of projects)
      results.push(await runTool(`types of ${project === '.' ? 'scripts, e2e and bench' : project}`, 'tsc', ['-p', project], say));
    return results;
  };
  const results = fix ? [await style(), await types()] : await Promise.all([style(), types()]);
  const passed = results.flat().filter(Boolean).length;
  return { passed, failed: results.flat().length - passed };
}

const runTool = (label, name, args, say) => runScript(label, tool(name), args, say);

function runScript(label, file, args, say) {
  const child = spawn(node24(), [file, ...args], { cwd: root, env: toolEnvironment() });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
  return new Promise((done, failed) => {
    child.once('error', failed);
    child.once('close', (status) => {
      say(said);
      done(report(label, status === 0, say));
    });
  });
}

/** `npm ci` refuses a lock that leaves out the builds for other systems, and only a fresh clone would notice. */
function lockIsWhole(say) {
  const missing = missingEntries(readLock());
  for (const { name } of missing) say(`package-lock.json lacks ${name}: npm run repair-lock\n`);
  return report('lock', missing.length === 0, say);
}

function linksLead(say) {
  const dead = deadLinksHere();
  for (const fault of dead) say(`${fault}\n`);
  return report('links', dead.length === 0, say);
}

function report(label, good, say) {
  say(`${good ? '✓' : '✗'} ${label}\n`);
  return good;
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  const { failed } = await check({ fix: process.argv.includes('--fix') });
  process.exitCode = failed === 0 ? 0 : 1;
}
