import { listBrands } from '@parley/contract/brands';
import { getWebhookConfig, getWebhookLog, listWebhookEvents, listWebhookLogs } from '@parley/contract/webhooks';
import type { Result } from '@parley/contract/endpoint';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';

export type WebhookEvent = Result<typeof listWebhookEvents>['items'][number];

export const useEndpoints = () => useRead(getWebhookConfig, { merchant: useMerchantId() });
/** The catalogue changes only with a release. */
export const useEvents = (enabled = true) => useRead(listWebhookEvents, { merchant: useMerchantId() }, { enabled, staleTime: Infinity });
export const useBrandNames = () => useRead(listBrands, { merchant: useMerchantId() }, { enabled: useMay('products:read') });
export const useLog = (id: string) => useRead(getWebhookLog, { merchant: useMerchantId(), id });

export type LogFilters = {
  endpoint_id?: string | undefined;
  type?: string | undefined;
  status?: 'pending' | 'succeeded' | 'failed' | 'waiting' | undefined;
  since?: string | undefined;
};
export const useLogs = (filters: LogFilters) =>
  usePages(listWebhookLogs, { merchant: useMerchantId(), ...filters, limit: 30 }, { keepPrevious: true });
