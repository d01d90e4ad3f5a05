import { isCheckedSecret, newCheckedSecret } from '../../../platform/lib/checked-secret.ts';

const prefix = 'parley_scim_';

export const newToken = (): string => newCheckedSecret(prefix);
export const isWellFormed = (token: string) => isCheckedSecret(prefix, token);
