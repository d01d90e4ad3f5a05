import type { Result, Sent } from '@parley/contract/endpoint';
import type { addPasskey, startPasskey } from '@parley/contract/passkeys';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';

type Made = { credential: Sent<typeof addPasskey>['credential'] } | { problem: 'not_created' | 'known_here' | 'unsupported' };

/** Loaded when it is needed, since few visits to the profile add a passkey. */
export async function createPasskey(optionsJSON: Result<typeof startPasskey>): Promise<Made> {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = response;
    return { credential: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } } };
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    return { problem: problemOf(failure) };
  }
}

function problemOf(failure: Error) {
  if (!(failure instanceof WebAuthnError)) return 'not_created';
  if (failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return 'known_here';
  // Canceling, and running out of time, arrive as an error that the library passes on.
  return failure.code === 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' || failure.code === 'ERROR_CEREMONY_ABORTED'
    ? 'not_created'
    : 'unsupported';
}
