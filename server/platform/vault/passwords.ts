import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's parameters: 19 MiB, 2 iterations; about 15 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
export const hashPassword = (password: string) => hash(password, cost);

let nobodysHash: Promise<string> | undefined;
/** Takes the same time whether or not the account exists or has a password. */
export async function isPassword(stored: string | null | undefined, password: string) {
  const against = stored ?? (await (nobodysHash ??= hashPassword('nobody has this password')));
  return (await verify(against, password)) && typeof stored === 'string';
}
