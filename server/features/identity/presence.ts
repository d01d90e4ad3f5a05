import type { UserActor, WriteCtx } from '../../context.ts';
import type { Reader } from '../../platform/db/tenant.ts';
import * as store from './store.ts';

/** Whether a stream may go on: its session lives, and the person still works in that shop in that role. */
export async function isSessionAlive(db: Reader, actor: UserActor, now: Date) {
  const [row, shops] = await Promise.all([store.findSessionUser(db, actor.sessionId), store.membershipsOf(db, actor.id)]);
  return (
    row !== undefined &&
    !row.revoked_at &&
    row.expires_at > now &&
    shops.some((shop) => shop.merchant_id === actor.merchant && shop.team_role === actor.teamRole)
  );
}

/** A teammate's stream says that they are there. */
export const sayPresent = (ctx: WriteCtx, actor: UserActor) => store.touchMembership(ctx.db, actor.id, actor.merchant, ctx.now());
