import type { SessionUser } from '@parley/contract/auth';
import type { Permission } from '@parley/contract/permissions';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { localStore } from '../lib/browser.ts';

type Stored = { user: SessionUser | null; token: string; isAuthenticated: boolean };
type AuthState = Stored & {
  login: (user: SessionUser, token: string) => void;
  logout: () => void;
  /** Merges the given fields and sets isAuthenticated. */
  setAuth: (part: Partial<Stored>) => void;
  updateUser: (part: Partial<SessionUser>) => void;
};

const STORAGE = 'auth-storage';
const signedOut: Stored = { user: null, token: '', isAuthenticated: false };

// Declared above the store, because creating the store reads the storage.
const nobody: SessionUser = {
  id: '',
  user_id: '',
  name: '',
  email: '',
  email_verified: false,
  avatar_url: null,
  time_zone: null,
  role: 'merchant',
  team_role: null,
  merchant_id: null,
  merchant_name: null,
  merchant_time_zone: null,
  unread_count: 0,
  notifications_count: 0,
  live_position: null,
  second_step_required: false,
  permissions: [],
  flags: [],
  open_next: true,
  merchants: [],
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The signed-in user and their token, stored in local storage. Screens select what they need: `useAuth((auth) => auth.user)`. */
export const useAuth = create<AuthState>()(
  persist(
    (set) => ({
      ...signedOut,
      login: (user, token) => set({ user, token, isAuthenticated: true }),
      logout: () => set(signedOut),
      setAuth: (part) => set({ ...part, isAuthenticated: true }),
      updateUser: (part) => set(({ user }) => ({ user: user && { ...user, ...part } })),
    }),
    {
      name: STORAGE,
      version: 0,
      storage: createJSONStorage(() => localStore),
      partialize: ({ user, token, isAuthenticated }) => ({ user, token, isAuthenticated }),
      merge: (stored, current) => ({ ...current, ...readStored(stored) }),
    },
  ),
);

/** The current shop's id, '' when there is none: calls about a shop wait until there is one. */
export const useMerchantId = (): string => useAuth((auth) => auth.user?.merchant_id ?? '');

/** Whether the user's role in this shop has a permission. */
export const useMay = (permission: Permission): boolean => useAuth((auth) => auth.user?.permissions.includes(permission) ?? false);

/** Adopts what another tab stored: a fresh token, another user, a log-out. Returns an unsubscribe function. */
export function followOtherTabs(): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key !== STORAGE && key !== null) return;
    if (newValue === null) useAuth.getState().logout();
    else void useAuth.persist.rehydrate();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Stored data may come from an older version or have been edited by hand; it must not break a screen. */
function readStored(stored: unknown): Stored {
  if (!isObject(stored) || stored.isAuthenticated !== true || !isObject(stored.user)) return signedOut;
  const known = Object.entries(stored.user).filter(([name, value]) => isReadable(name, value));
  const user: SessionUser = { ...nobody, ...Object.fromEntries(known) };
  return { user, token: typeof stored.token === 'string' ? stored.token : '', isAuthenticated: true };
}

/** Whether screens can read a stored value of this field: null stands for a text or the stream's position, and only `merchants` lists objects. */
function isReadable(name: string, value: unknown): boolean {
  const usual: unknown = name in nobody ? nobody[name as keyof SessionUser] : undefined;
  if (Array.isArray(usual))
    return Array.isArray(value) && value.every((one) => (name === 'merchants' ? isObject(one) : typeof one === 'string'));
  if (usual === null) return value === null || typeof value === (name === 'live_position' ? 'number' : 'string');
  return typeof value === typeof usual;
}
