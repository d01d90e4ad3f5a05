// `npm test`: runs all tests and checks. `npm test -- <words>` runs only the tests whose path contains one of them; see test-options.mjs for more.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { changedFiles, readImports, affected } from './changed.mjs';
import { check } from './check.mjs';
import { ensureBuilt, ensureInstalled, node24, root, tool, toolEnvironment } from './ensure.mjs';
import { readOptions } from './test-options.mjs';

// Always prints the total last: a failing build ends the process before any test.
let total = { passed: 0, failed: 1 };
process.on('exit', () => console.log(`${total.passed} passed, ${total.failed} failed`));

const options = orExit(() => readOptions(process.argv.slice(2)));
const chosen = choose();
ensureInstalled();
ensureBuilt();
const [checks, tests] = await Promise.all([runChecks(), runAll()]);
console.log(checks.output + `checks: ${checks.passed} passed, ${checks.failed} failed`);
console.log(`tests: ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped`);
total = { passed: checks.passed + tests.passed, failed: checks.failed + tests.failed };
process.exitCode = total.failed === 0 ? 0 : 1;

/** What Vitest runs; no words mean all. */
function choose() {
  if (options.changed === undefined) return { all: options.words.length === 0, files: options.words };
  const changed = orExit(() => changedFiles(options.changed));
  const files = affected(changed, readImports());
  const all = files === 'all';
  console.log(`${changed.length} changed files affect ${all ? 'everything' : `${files.length} test files`}.`);
  if (!all) console.log('Not included: the checks, the e2e tests, and tests of other features over HTTP. `npm test` runs everything.');
  return { all, files: all ? [] : files };
}

/** Runs in parallel with the tests, which spend much of their time waiting. */
async function runChecks() {
  let output = '';
  const counts = chosen.all ? await check({ log: (text) => (output += text) }) : { passed: 0, failed: 0 };
  return { ...counts, output };
}

/** Repeated runs, each with fresh databases and its own order: running a test twice in one shop would only find its own data. */
async function runAll() {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  if (!chosen.all && chosen.files.length === 0) return sum;
  for (let run = 0; run < options.repeat; run++) {
    const seed = options.shuffle === undefined ? undefined : options.shuffle + run;
    if (options.repeat > 1) console.log(`Run ${run + 1} of ${options.repeat}`);
    if (seed !== undefined) console.log(`Test order: --shuffle=${seed}`);
    const counts = await runTests(seed === undefined ? [] : ['--sequence.shuffle', `--sequence.seed=${seed}`]);
    for (const name of Object.keys(sum)) sum[name] += counts[name];
  }
  return sum;
}

/** Vitest's counts. A file that fails to load, or an error outside a test, counts as at least one failure. */
async function runTests(more) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-tests-'));
  const report = path.join(folder, 'report.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more, ...chosen.files];
  // React has no `act` in production, and the tests must not inherit a supervisor's NODE_ENV.
  const env = { ...toolEnvironment(), NODE_ENV: 'test' };
  const child = spawn(node24(), [tool('vitest'), ...args], { cwd: root, stdio: 'inherit', env });
  // A `kill` of this process also ends the tests.
  const end = () => child.kill('SIGTERM');
  process.once('SIGTERM', end);
  const status = await new Promise((done) => child.once('close', done));
  process.off('SIGTERM', end);
  const counts = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : {};
  fs.rmSync(folder, { recursive: true, force: true });
  const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0 } = counts;
  return { passed, failed: status === 0 ? 0 : Math.max(1, numFailedTests), skipped };
}

function orExit(read) {
  try {
    return read();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
