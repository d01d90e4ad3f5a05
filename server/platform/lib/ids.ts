import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** Ids are UUIDv7 generated in code: sortable, and known before the row is written. */
export const newId = () => v7();
/** Whether a text from outside could be an id, and so be compared with one in SQL. */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
/** An opaque secret for links and sessions: 256 bits, URL-safe. */
export const newSecret = () => randomBytes(32).toString('base64url');
/** The stored form of a secret: with 256 bits of entropy a plain hash is enough. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
