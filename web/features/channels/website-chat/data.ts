import { listTeams } from '@parley/contract/teams';
import { getWebsiteChat } from '@parley/contract/website-chat';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';

export const useWebsiteChat = () => useRead(getWebsiteChat, { merchant: useMerchantId() });
export const useTeams = () => useRead(listTeams, { merchant: useMerchantId() }, { enabled: useMay('team:read') });
