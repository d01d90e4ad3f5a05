import { isCheckedSecret, newCheckedSecret } from '../../../platform/lib/checked-secret.ts';

const prefix = 'parley_live_';

export const newKey = (): string => newCheckedSecret(prefix);

/** The format a bearer token needs to count as an API key. */
export const looksLikeKey = (bearer: string) => bearer.startsWith(prefix);

export const isWellFormed = (key: string) => isCheckedSecret(prefix, key);
