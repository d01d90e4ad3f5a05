import { createHash, getRandomValues, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

const pool = new Uint8Array(4096);
let taken = pool.length;
/** 16 random bytes, fetched by the page: asking the system for each id's own takes longer than making the id. */
function random(): Uint8Array {
  if (taken === pool.length) {
    getRandomValues(pool);
    taken = 0;
  }
  taken += 16;
  return pool.subarray(taken - 16, taken);
}

const last = { msecs: 0, seq: 0 };
/** Ids are UUIDv7 generated in code: sortable, also within a millisecond, and known before the row is written. */
export function newId(): string {
  const bytes = random();
  const now = Date.now();
  if (now > last.msecs) Object.assign(last, { msecs: now, seq: firstSequence(bytes) });
  else {
    last.seq = (last.seq + 1) | 0;
    if (last.seq === 0) last.msecs += 1;
  }
  return v7({ random: bytes, ...last });
}
/** Random with its highest bit 0, so that a millisecond has room for at least two thousand million ids. */
const firstSequence = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset + 6, 4).getUint32(0) & 0x7f_ff_ff_ff;

/** Whether a text from outside could be an id, and so be compared with one in SQL. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
/** An opaque secret for links and sessions: 256 bits, URL-safe. */
export const newSecret = () => randomBytes(32).toString('base64url');
/** The stored form of a secret: with 256 bits of entropy a plain hash is enough. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
