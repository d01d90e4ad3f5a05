import { signOut } from '../../data/sign-out.ts';
import { mayLeave } from '../../features/conversations/offline/index.ts';

/** Logs out, unless the person stays for replies that are not sent yet. */
export const logOut = async () => void ((await mayLeave()) && (await signOut()));
