// A process that reads documents, so that one which takes for ever, or all memory, can be ended without ours.
import { DocumentUnreadable } from '../document-ports.ts';
import type { Said } from './index.ts';
import { type Asked, parse } from './parse.ts';

const say = (said: Said) => process.send?.(said);

process.on('message', (asked: Asked) => {
  parse(asked).then(
    (document) => say({ document }),
    (error: unknown) => say({ reason: error instanceof DocumentUnreadable ? error.message : 'This file is broken.' }),
  );
});
// Who stops us from a terminal means the one that asked: it ends this when what is being read is read.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
// Nobody is left to read for.
process.on('disconnect', () => process.exit());
