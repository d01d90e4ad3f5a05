import { Readable } from 'node:stream';

/** What is made piece by piece as a stream that waits for its reader. */
export const streamOf = (pieces: AsyncIterable<string | Buffer>): Readable => Readable.from(pieces, { objectMode: false });
