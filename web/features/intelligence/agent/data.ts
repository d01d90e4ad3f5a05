import { getAiSettings } from '@parley/contract/ai-settings';
import { getMerchantSettings } from '@parley/contract/merchants';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';

export const useAiSettings = () => useRead(getAiSettings, { merchant: useMerchantId() }, { enabled: useMay('settings:read') });
/** The shop's currency; a dash while it loads. */
export const useCurrency = (): string =>
  useRead(getMerchantSettings, { merchant: useMerchantId() }, { enabled: useMay('settings:read') }).data?.currency ?? '–';
