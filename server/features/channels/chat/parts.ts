import type { Card } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import type { ConversationRow } from '../../conversations/inbox/index.ts';

/** Dependencies of the chat. `factor` (RATE_LIMIT_FACTOR) scales its guards; 0 disables them. */
export type ChatParts = { vault: Vault; publicUrl: string; factor: number; sellBasket: SellBasket };

type Basket = { merchant: string; lines: readonly { variant_id: string; quantity: number }[]; conversation: ConversationRow };
/** Makes a checkout link of a visitor's basket. Commerce does it, and is passed in. */
export type SellBasket = (
  ctx: WriteCtx,
  basket: Basket,
) => Promise<{ id: string; card: Extract<Card, { type: 'checkout' }>; created: boolean }>;
