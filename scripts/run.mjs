// `node scripts/run.mjs [--built] file.ts …` runs a TypeScript file with the project's Node, after installing (and building) dependencies.
import { ensureBuilt, ensureInstalled, node24, toolEnvironment } from './ensure.mjs';
import { runTogether } from './processes.mjs';

const built = process.argv[2] === '--built';
const [file, ...rest] = process.argv.slice(built ? 3 : 2);
if (!file) {
  console.error('Usage: node scripts/run.mjs [--built] file.ts …');
  process.exit(2);
}
ensureInstalled();
if (built) ensureBuilt();
runTogether([{ command: node24(), args: [file, ...rest], env: toolEnvironment() }]);
