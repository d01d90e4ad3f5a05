// A separate process for reading documents, so that one that hangs or uses too much memory can be killed.
import { DocumentUnreadable } from '../document-ports.ts';
import type { Reply } from './index.ts';
import { type Asked, parse } from './parse.ts';

const say = (said: Reply) => process.send?.(said);

process.on('message', (asked: Asked) => {
  parse(asked).then(
    (document) => say({ document }),
    (error: unknown) =>
      say({ reason: error instanceof DocumentUnreadable ? error.message : 'This file is damaged. Save a new copy and upload it.' }),
  );
});
// Ctrl-C in the terminal reaches this process, too; the parent ends it after the current document.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
// The parent is gone.
process.on('disconnect', () => process.exit());
