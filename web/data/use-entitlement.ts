import { type Entitlement, getEntitlements } from '@parley/contract/entitlements';
import type { Limited } from '@parley/contract/plans';
import { useMay, useMerchantId } from './auth.ts';
import { useRead } from './use-read.ts';

/** What the shop's plan includes of something, and how much is left; undefined until it is known. The server decides: without an answer nothing is blocked here. */
export function useEntitlement(name: Limited): Entitlement | undefined {
  const { data } = useRead(getEntitlements, { merchant: useMerchantId() }, { enabled: useMay('team:read') });
  return data?.items.find((item) => item.name === name);
}
