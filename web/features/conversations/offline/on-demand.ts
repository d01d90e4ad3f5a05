import { type ComponentType, lazy } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { localStore } from '../../../lib/browser.ts';

/** Without it, Parley works as if nothing were kept on the device. */
const load = () => import('./offline.tsx');

/** Keeps recent conversations on this device and says when they are shown; loads after the shell. */
export const Offline = lazy<ComponentType>(() =>
  load()
    .then(({ Offline }) => ({ default: Offline }))
    .catch(() => ({ default: () => null })),
);

/** Whether to log out: asks while messages that this person wrote still wait for the network. */
export async function mayLeave(): Promise<boolean> {
  const { user } = useAuth.getState();
  const key = `inbox-outbox:${user?.merchant_id}:${user?.id}`;
  return localStore.getItem(key) === null || (await load()).askToLeave(key);
}
