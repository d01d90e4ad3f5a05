import type { getChatLook } from '@parley/contract/chat';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx } from '../../context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { settingsOf } from '../website-chat/index.ts';
import { isAllowed } from './rules.ts';
import * as store from './store.ts';

/** How the closed chat looks. `origin` is that of a foreign website only. */
export async function getLook(
  ctx: ReadCtx,
  { key }: Received<typeof getChatLook>,
  origin: string | undefined,
): Promise<Result<typeof getChatLook>> {
  const found = await store.findKey(ctx.db, key, ctx.now());
  if (!found) throw new Problem('chat.key_unknown');
  if (!isAllowed(origin, found.allowed_origins)) throw new Problem('chat.origin_refused');
  const { enabled, look, languages } = settingsOf((await store.readShopFace(ctx.readerOf(found.merchant_id))).settings);
  if (!enabled) throw new Problem('chat.switched_off');
  return { look, languages };
}
