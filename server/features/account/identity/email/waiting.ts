import type { WriteCtx } from '../../../../context.ts';
import { changedFor } from '../notify-person.ts';
import { removeChange } from './store.ts';

/** Cancels a person's waiting change; returns whether there was one. */
export async function cancelWaiting(ctx: WriteCtx, userId: string, why: 'asked' | 'password_changed' | 'password_reset'): Promise<boolean> {
  if (!(await removeChange(ctx.db, userId))) return false;
  ctx.audit({ action: 'email.change_cancelled', object: ['user', userId], detail: { why } });
  await changedFor(ctx, userId, 'profile');
  return true;
}
