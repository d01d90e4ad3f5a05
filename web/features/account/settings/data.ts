import { listBrands } from '@parley/contract/brands';
import { getMerchantSettings, listTeam } from '@parley/contract/merchants';
import { listTeams } from '@parley/contract/teams';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';

export const useShop = () => useRead(getMerchantSettings, { merchant: useMerchantId() });
export const useTeam = () => useRead(listTeam, { merchant: useMerchantId() }, { enabled: useMay('team:read') });
export const useBrands = () => useRead(listBrands, { merchant: useMerchantId() }, { enabled: useMay('products:read') });
export const useTeams = () => useRead(listTeams, { merchant: useMerchantId() }, { enabled: useMay('team:read') });
