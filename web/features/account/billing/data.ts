import { getSubscription, getUsage } from '@parley/contract/billing';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';

export const useSubscription = () => useRead(getSubscription, { merchant: useMerchantId() });
export const useUsage = () => useRead(getUsage, { merchant: useMerchantId() });
