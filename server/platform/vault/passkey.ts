import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';

/** ES256, EdDSA and RS256: what platforms, password managers and security keys make. */
export const passkeyAlgorithms = [-7, -8, -257];

type Expected = { challenge: string; origins: readonly string[]; site: string };
type Created = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string };
};
type Asserted = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
};

/**
 * The passkey that an authenticator created, where challenge, origin, site and user verification are as expected; otherwise undefined. The
 * library throws for whatever is wrong, also for what can't be read.
 */
export async function createdPasskey({ id, rawId, type, response: { clientDataJSON, attestationObject } }: Created, expected: Expected) {
  const result = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    ...termsOf(expected),
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { credential, credentialBackedUp: synced } = result.registrationInfo;
  return { id: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter, synced };
}

/** The new counter of a passkey whose signature is right; also refuses a counter that went back or stood still, unless there is none. */
export async function usedPasskey(
  { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }: Asserted,
  passkey: { id: string; publicKey: Uint8Array; counter: number },
  expected: Expected,
) {
  const result = await verifyAuthenticationResponse({
    response: { id, rawId, type, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
    ...termsOf(expected),
    credential: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { newCounter: counter, credentialBackedUp: synced } = result.authenticationInfo;
  return { counter, synced };
}

const termsOf = ({ challenge, origins, site }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: [...origins],
  expectedRPID: site,
  requireUserVerification: true,
});
