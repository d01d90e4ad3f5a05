import type { WriteCtx } from '../../context.ts';
import * as store from './store.ts';

/** A page other than Parley's own opened the chat for the first time. */
export async function sayInstalled(ctx: WriteCtx, merchant: string) {
  const { installed_at: before } = await store.lockRow(ctx.db, merchant);
  if (before) return;
  const { version } = await store.changeRow(ctx.db, merchant, { installed_at: ctx.now() });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version });
}
