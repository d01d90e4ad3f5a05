import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const clientDataJSON = Buffer.from('{"type":"webauthn.get","challenge":"AAAA"}').toString('base64url');

export const passkeys: SampledNoun = {
  samples: {
    listPasskeys: ({ owner }) => ({ id: owner.userId }),
    startPasskey: ({ owner }) => ({ id: owner.userId, password: owner.password }),
    addPasskey: ({ owner }) => ({
      id: owner.userId,
      name: 'My laptop',
      credential: { ...credential, response: { clientDataJSON, attestationObject: 'AAAA' } },
    }),
    renamePasskey: ({ owner, ids }) => ({ id: owner.userId, passkey: ids['passkey'], name: 'Work laptop' }),
    removePasskey: ({ owner, ids }) => ({ id: owner.userId, passkey: ids['sparePasskey'], password: owner.password }),
    startPasskeyLogIn: () => ({}),
    logInWithPasskey: () => ({
      credential: { ...credential, response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' } },
    }),
  },
  /** `passkey`, and `sparePasskey`, which can be removed. Their keys are made up, so nobody logs in with them. */
  async prepare(app, { owner }) {
    const [passkey, sparePasskey] = [newId(), newId()];
    const row = { user_id: owner.userId, public_key: Buffer.from([0]), counter: 0, synced: false, created_at: new Date() };
    await app.write('', ({ db }) =>
      db
        .insertInto('directory.passkeys')
        .values([passkey, sparePasskey].map((id) => ({ ...row, id, credential_id: id, name: 'Laptop' })))
        .execute(),
    );
    return { passkey, sparePasskey };
  },
};
