import { randomBytes } from 'node:crypto';

/** Crockford's alphabet: nothing that is taken for something else when read from paper. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes of 80 bits, each good once: long enough that a plain hash of them tells nothing. */
export const newRecoveryCodes = () => Array.from({ length: 10 }, newRecoveryCode);

function newRecoveryCode() {
  const code = Array.from(randomBytes(16), (byte) => letters[byte % 32]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
