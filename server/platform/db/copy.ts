import { once } from 'node:events';
import type { Duplex, Writable } from 'node:stream';
import type pg from 'pg';

// What pg 8.23.1 calls on a custom query; only the COPY messages are used.
type Wire = pg.Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void; sendCopyFail(reason: string): void };
type Answer = { resolve(rows: number): void; reject(error: Error): void };

/** Streams the output of `copy (…) to stdout` to `sink` with backpressure. Returns the number of rows. */
export const copyOut = (client: pg.Client, statement: string, sink: Writable) =>
  new Promise<number>((resolve, reject) => void client.query(new CopyOut(statement, sink, { resolve, reject })));

/** Sends `chunks` in PostgreSQL's text format to `copy … from stdin`. Returns the number of rows. */
export const copyIn = (client: pg.Client, statement: string, chunks: AsyncIterable<Buffer>) =>
  new Promise<number>((resolve, reject) => void client.query(new CopyIn(statement, chunks, { resolve, reject })));

class Copy {
  readonly #statement: string;
  readonly #answer: Answer;
  #rows = 0;
  protected failure: Error | undefined;
  constructor(statement: string, answer: Answer) {
    this.#statement = statement;
    this.#answer = answer;
  }
  submit(wire: pg.Connection) {
    wire.query(this.#statement);
  }
  handleCommandComplete({ text }: { text: string }) {
    this.#rows = Number(text.split(' ')[1]);
  }
  handleError(error: Error) {
    this.failure ??= error;
    this.#answer.reject(this.failure);
  }
  handleReadyForQuery() {
    if (!this.failure) this.#answer.resolve(this.#rows);
  }
}

class CopyOut extends Copy {
  readonly #sink: Writable;
  #waiting = false;
  constructor(statement: string, sink: Writable, answer: Answer) {
    super(statement, answer);
    this.#sink = sink;
  }
  handleCopyData({ chunk }: { chunk: Buffer }, wire: pg.Connection) {
    if (this.#sink.destroyed)
      return void wire.stream.destroy(this.#sink.errored ?? new Error('The output was closed before all rows were written.'));
    // Copies the bytes, because pg reuses the buffer for the next message.
    if (!this.#sink.write(Buffer.from(chunk))) this.#wait(wire.stream);
  }
  /** Chunks already read keep arriving while the sink is full, so wait only once. */
  #wait(stream: Duplex) {
    if (this.#waiting) return;
    this.#waiting = true;
    const resume = () => {
      this.#waiting = false;
      this.#sink.off('drain', resume).off('close', resume);
      stream.resume();
    };
    stream.pause();
    this.#sink.once('drain', resume).once('close', resume);
  }
}

class CopyIn extends Copy {
  readonly #chunks: AsyncIterable<Buffer>;
  constructor(statement: string, chunks: AsyncIterable<Buffer>, answer: Answer) {
    super(statement, answer);
    this.#chunks = chunks;
  }
  handleCopyInResponse(wire: Wire) {
    this.#send(wire).catch((error: Error) => {
      this.failure ??= error;
      wire.sendCopyFail(error.message);
    });
  }
  async #send(wire: Wire) {
    for await (const chunk of this.#chunks) {
      if (this.failure) return;
      wire.sendCopyFromChunk(chunk);
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
    }
    wire.endCopyFrom();
  }
}
