// `npm test`: everything that must hold. `npm test -- <words>` runs only the tests whose path holds one of them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check } from './check.mjs';
import { ensureBuilt, ensureInstalled, node24, root, tool, toolEnvironment } from './ensure.mjs';

// The last line, whatever happens: a build that fails ends the process before any test.
let total = { passed: 0, failed: 1 };
process.on('exit', () => console.log(`${total.passed} passed, ${total.failed} failed`));

const chosen = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
const checks = chosen.length === 0 ? check() : { passed: 0, failed: 0 };
const tests = runTests();
console.log(`checks: ${checks.passed} passed, ${checks.failed} failed`);
console.log(
  `tests: ${tests.passed} passed, ${tests.failed} failed, ${tests.skipped} skipped, ${tests.retried.length} of the passed only when tried again`,
);
for (const { name, why } of tests.retried) console.log(`  tried again: ${name}: ${why}`);
total = { passed: checks.passed + tests.passed, failed: checks.failed + tests.failed };
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Vitest's own counts, and what failed at first: a fault to be found, told rather than hidden (decision 055). A file
 * that does not load, or an error outside a test, counts as one failure at least.
 */
function runTests() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-tests-'));
  const report = path.join(folder, 'report.json');
  const options = ['run', '--retry=1', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // React has no `act` in production, and a supervisor's NODE_ENV is not the tests' business.
  const env = { ...toolEnvironment(), NODE_ENV: 'test' };
  const { status } = spawnSync(node24(), [tool('vitest'), ...options, ...chosen], { cwd: root, stdio: 'inherit', env });
  const counts = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : {};
  fs.rmSync(folder, { recursive: true, force: true });
  const { numPassedTests: passed = 0, numFailedTests = 0, numPendingTests: skipped = 0 } = counts;
  return { passed, failed: status === 0 ? 0 : Math.max(1, numFailedTests), skipped, retried: retriedIn(counts) };
}

function retriedIn({ testResults = [] }) {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [first = ''] }) => ({
        name: `${path.relative(root, file)} > ${fullName}`,
        why: first.split('\n')[0],
      })),
  );
}
