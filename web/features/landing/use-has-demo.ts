import { useAppConfig } from '../../data/use-app-config.ts';

/** Whether this installation has a demo shop to talk to: taken for granted until the server says otherwise. */
export const useHasDemo = (): boolean => useAppConfig()?.demo ?? true;
