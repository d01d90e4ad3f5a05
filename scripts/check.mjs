// `npm run check [-- --fix]`: types, lint with the import rules, format, SQL, the lock file, links and the weight of pages. Reports what --fix cannot fix.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, node24, root, tool, toolEnvironment } from './ensure.mjs';
import { deadLinksHere } from './links.mjs';
import { missingEntries, readLock } from './repair-lock.mjs';

const projects = ['.', 'contract', 'engine', 'server', 'web', 'widget', 'client'];

/**
 * Runs every check, even after one has failed, and returns how many passed and failed. The compiler and the linter use one core each, so they run in
 * parallel, except with --fix, which changes the files that the compiler reads. `log` receives the output of each check as one string.
 */
export async function check({ fix = false, log = (text) => process.stdout.write(text) } = {}) {
  const style = async () => [
    await runTool('lint and import rules', 'oxlint', fix ? ['--fix'] : [], log),
    await runTool('format', 'oxfmt', fix ? [] : ['--check'], log),
    await runScript('format of SQL', 'scripts/format-sql.mjs', fix ? ['--fix'] : [], log),
    checkLock(log),
    checkLinks(log),
    checkWeight(log),
  ];
  const types = async () => {
    const results = [];
    for (const project of projects)
      results.push(await runTool(`types of ${project === '.' ? 'scripts, e2e and bench' : project}`, 'tsc', ['-p', project], log));
    return results;
  };
  const results = fix ? [await style(), await types()] : await Promise.all([style(), types()]);
  const passed = results.flat().filter(Boolean).length;
  return { passed, failed: results.flat().length - passed };
}

const runTool = (label, name, args, log) => runScript(label, tool(name), args, log);

function runScript(label, file, args, log) {
  const child = spawn(node24(), [file, ...args], { cwd: root, env: toolEnvironment() });
  let output = '';
  for (const pipe of [child.stdout, child.stderr]) pipe.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      log(output);
      resolve(report(label, status === 0, log));
    });
  });
}

/** `npm ci` rejects a lock file without the builds for other systems, and only a fresh clone would notice. */
function checkLock(log) {
  const missing = missingEntries(readLock());
  for (const { name } of missing) log(`package-lock.json lacks ${name}: npm run repair-lock\n`);
  return report('lock', missing.length === 0, log);
}

function checkLinks(log) {
  const dead = deadLinksHere();
  for (const message of dead) log(`${message}\n`);
  return report('links', dead.length === 0, log);
}

/** The build weighed them. */
function checkWeight(log) {
  const heavy = JSON.parse(fs.readFileSync(path.join(root, 'dist/page-weight.json'), 'utf8')).filter(({ isOver }) => isOver);
  for (const { line } of heavy) log(`${line}\n`);
  return report('weight of pages', heavy.length === 0, log);
}

function report(label, passed, log) {
  log(`${passed ? '✓' : '✗'} ${label}\n`);
  return passed;
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  ensureBuilt();
  const { failed } = await check({ fix: process.argv.includes('--fix') });
  process.exitCode = failed === 0 ? 0 : 1;
}
