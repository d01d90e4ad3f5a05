import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** Ids are uuidv7, made in code: sortable, and known before the row is written. */
export const newId = () => v7();
/** An opaque secret for links and sessions: 256 bits, safe in URLs. */
export const newSecret = () => randomBytes(32).toString('base64url');
/** How a secret is stored: it has 256 bits of its own, so a plain hash suffices. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');
