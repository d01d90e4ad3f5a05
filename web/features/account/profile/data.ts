import { getEmail } from '@parley/contract/email-change';
import { listPasskeys } from '@parley/contract/passkeys';
import { getProfile, getTwoFactor, listSessions } from '@parley/contract/users';
import { useAuth } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';

/** The current user's id, which every call of this page needs. */
export const useMyId = (): string => useAuth((auth) => auth.user?.user_id ?? '');

export const useProfile = () => useRead(getProfile, { id: useMyId() });
export const useEmail = () => useRead(getEmail, { id: useMyId() });
export const useTwoStep = () => useRead(getTwoFactor, { id: useMyId() });
export const useSessions = () => useRead(listSessions, { id: useMyId() });
export const usePasskeys = () => useRead(listPasskeys, { id: useMyId() });
