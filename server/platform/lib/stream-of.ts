import { Readable } from 'node:stream';

/** Turns an async iterable into a stream with backpressure. */
export const streamOf = (units: AsyncIterable<string | Buffer>): Readable => Readable.from(units, { objectMode: false });
