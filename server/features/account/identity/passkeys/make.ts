import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator may do differently from an honest one. */
type Odd = { origin?: string; site?: string; verified?: boolean; type?: string; handle?: string; counter?: number };
const [present, verifiedFlag, attested] = [0x01, 0x04, 0x40];
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** An authenticator with one passkey, in software: ES256, without attestation, as a phone's or a password manager's. */
export function makeAuthenticator({ origin, site }: { origin: string; site: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = base64url(credentialId);
  let counter = 0;

  const clientData = (type: string, challenge: string, odd: Odd) =>
    Buffer.from(JSON.stringify({ type: odd.type ?? type, challenge, origin: odd.origin ?? origin, crossOrigin: false }));
  function authenticatorData(odd: Odd, credential?: Buffer) {
    const flags = present | (odd.verified === false ? 0 : verifiedFlag) | (credential ? attested : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(odd.counter ?? (counter += 1));
    return Buffer.concat([sha256(odd.site ?? site), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  }
  // CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key]);

  return {
    id,
    /** The answer to `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, odd: Odd = {}) {
      const data = authenticatorData(odd, credential);
      // {"fmt": "none", "attStmt": {}, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, odd)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** The answer to `navigator.credentials.get`; `handle` is what the authenticator keeps as the person. */
    get({ challenge }: { challenge: string }, handle: string, odd: Odd = {}) {
      const client = clientData('webauthn.get', challenge, odd);
      const data = authenticatorData(odd);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: odd.handle ?? handle,
        },
      };
    },
  };
}
