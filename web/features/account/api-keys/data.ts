import { listApiKeys, listApiRequests, type outcomes } from '@parley/contract/api-keys';
import { useMerchantId } from '../../../data/auth.ts';
import { copyText } from '../../../data/copy-text.ts';
import { usePages } from '../../../data/use-pages.ts';
import { t } from './messages.ts';

export type RequestFilter = { keyId?: string; outcome?: (typeof outcomes)[number]; q?: string };

export const useKeys = () => usePages(listApiKeys, { merchant: useMerchantId(), limit: 100 });

export const useRequests = ({ keyId, outcome, q }: RequestFilter) =>
  usePages(
    listApiRequests,
    { merchant: useMerchantId(), limit: 50, ...(keyId && { key_id: keyId }), ...(outcome && { outcome }), ...(q && { q }) },
    { keepPrevious: true, staleTime: 0 },
  );

export const copy = (text: string) => copyText(text, { copied: t('api_keys.copied'), refused: t('api_keys.copy_refused') });

/** Where programs call the API, whose paths begin with /api. */
export const apiAddress = () => new URL(document.baseURI).origin;
