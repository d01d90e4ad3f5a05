import { z } from 'zod';
import { signedIn } from './auth.ts';
import { command, query } from './endpoint.ts';
import { done, id, instant } from './values.ts';

/** Bytes as the browser writes them into JSON. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+=*$/, 'Send base64url.');
const transports = z.array(z.string().max(40)).max(10);
const described = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()).optional() });
const timeout = z.int().describe('In milliseconds.');

const passkey = z.object({
  id,
  name: z.string(),
  synced: z.boolean().describe('Whether the passkey is backed up by its provider and works on more than one device.'),
  created_at: instant,
  last_used_at: instant.nullable(),
});

const self = z.object({ id });
const passkeyName = z.string().trim().min(1, 'Enter a name for the passkey.').max(60, 'Use at most 60 characters.');
/** A step that an unlocked screen can't take: a code when two-step authentication is on, otherwise the password. */
const proof = {
  password: z.string().max(200).optional().describe('Your password. Not needed when two-step authentication is on.'),
  code: z.string().trim().max(20).optional().describe('With two-step authentication on: a code from the app, or a recovery code.'),
};

/** What WebAuthn calls RegistrationResponseJSON; browsers add fields of their own. */
const registration = z.looseObject({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: bytes(4000), attestationObject: bytes(16_000), transports: transports.optional() }),
});
/** What WebAuthn calls AuthenticationResponseJSON. */
const assertion = z.looseObject({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(200).nullish(),
  }),
});

export const listPasskeys = query('GET /api/users/:id/passkeys', {
  summary: 'List your passkeys',
  access: 'self',
  topics: ['profile'],
  input: self,
  result: z.object({ items: z.array(passkey) }),
});
export const startPasskey = command('POST /api/users/:id/passkeys/options', {
  summary: 'Start adding a passkey: returns what `navigator.credentials.create` takes, valid once and for 5 minutes in this session',
  access: 'self',
  limit: 'sign_in',
  input: self.extend(proof),
  result: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    timeout,
    excludeCredentials: z.array(described),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
  problems: ['password.wrong', 'two_factor.wrong', 'credentials.delayed', 'passkey.too_many', 'passkey.unavailable'],
});
export const addPasskey = command('POST /api/users/:id/passkeys', {
  summary: 'Add the passkey that the browser created. Logging in with it replaces the password and the second step.',
  access: 'self',
  creates: true,
  limit: 'sign_in',
  topics: ['profile'],
  input: self.extend({ name: passkeyName.optional().describe('The device’s by default.'), credential: registration }),
  result: passkey,
  problems: ['passkey.refused', 'passkey.expired', 'passkey.known', 'passkey.too_many', 'passkey.unavailable'],
});
export const renamePasskey = command('PATCH /api/users/:id/passkeys/:passkey', {
  summary: 'Rename a passkey',
  access: 'self',
  topics: ['profile'],
  input: self.extend({ passkey: id, name: passkeyName }),
  result: passkey,
  problems: ['passkey.missing'],
});
export const removePasskey = command('POST /api/users/:id/passkeys/:passkey/remove', {
  summary: 'Remove a passkey. Nobody can log in with it anymore; open sessions go on.',
  access: 'self',
  limit: 'sign_in',
  topics: ['profile'],
  input: self.extend({ passkey: id, ...proof }),
  result: done,
  problems: ['passkey.missing', 'password.wrong', 'two_factor.wrong', 'credentials.delayed'],
});

export const startPasskeyLogIn = command('POST /api/auth/passkey/options', {
  summary: 'Start logging in with a passkey: returns what `navigator.credentials.get` takes, valid once and for 5 minutes in this browser',
  access: 'public',
  limit: 'public_write',
  input: z.object({}),
  result: z.object({ challenge: z.string(), timeout, rpId: z.string(), userVerification: z.literal('required') }),
  problems: ['passkey.unavailable'],
});
export const logInWithPasskey = command('POST /api/auth/passkey/login', {
  summary: 'Log in with a passkey, in the browser that started it. A passkey counts as both steps, so no code is needed.',
  access: 'public',
  limit: 'sign_in',
  input: z.object({ credential: assertion }),
  result: signedIn,
  problems: ['passkey.refused', 'passkey.expired', 'passkey.unavailable', 'credentials.delayed'],
});
