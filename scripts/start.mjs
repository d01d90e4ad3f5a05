// `npm start` on a clone with nothing but Node 20 or later: install, build, then hand over to Node 24.
import { ensureBuilt, ensureInstalled, node24 } from './ensure.mjs';
import { runTogether } from './processes.mjs';

ensureInstalled();
ensureBuilt();
runTogether([{ command: node24(), args: ['server/main.ts'] }]);
