import { createECDH, randomBytes } from 'node:crypto';
import { registerPushDevice } from '@parley/contract/notifications';
import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

/** A browser's subscription at a push service that doesn't exist. */
export const makeSubscription = () => ({
  endpoint: `https://push.example/${newId()}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
});

export const push: SampledNoun = {
  samples: {
    getDigest: ({ owner }) => ({ merchant: owner.merchant }),
    updateDigest: ({ owner }) => ({ merchant: owner.merchant, every: 'weekly', at: '07:30' }),
    listPushDevices: ({ owner }) => ({ merchant: owner.merchant }),
    registerPushDevice: ({ owner }) => ({ merchant: owner.merchant, ...makeSubscription() }),
    updatePushDevice: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['pushDevice'], shows_text: true }),
    removePushDevice: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids['pushDeviceToRemove'] }),
  },
  async prepare(app, { owner }) {
    const make = () => app.send(registerPushDevice, { merchant: owner.merchant, ...makeSubscription() }, { token: owner.token });
    const [{ body: device }, { body: toRemove }] = [await make(), await make()];
    return { pushDevice: device.id, pushDeviceToRemove: toRemove.id };
  },
};
