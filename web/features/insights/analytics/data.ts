import * as contract from '@parley/contract/analytics';
import { listBrands } from '@parley/contract/brands';
import type { Endpoint, Result } from '@parley/contract/endpoint';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import type { AskedPeriod } from './use-period.ts';

export type Revenue = Result<typeof contract.getRevenueReport>;
export type Insights = Result<typeof contract.getCustomerInsights>;
export type AiReport = Result<typeof contract.getAiReport>;
export type TeamReport = Result<typeof contract.getTeamReport>;
export type Conversions = Result<typeof contract.getConversions>;
export type Metrics = Result<typeof contract.getMetrics>;
export type Products = Result<typeof contract.getTopProducts>;

export const productSorts = ['revenue', 'quantity', 'chat_revenue', 'returned'] as const;
type ProductSort = (typeof productSorts)[number];

const options = { quiet: true, keepPrevious: true };
function useReport<E extends Endpoint>(endpoint: E, asked: object) {
  return useRead(endpoint, { merchant: useMerchantId(), ...asked } as Parameters<typeof useRead<E>>[1], options);
}
export const useMetrics = (asked: AskedPeriod) => useReport(contract.getMetrics, asked);
export const useConversions = (asked: AskedPeriod) => useReport(contract.getConversions, asked);
export const useRevenueReport = (asked: AskedPeriod & { window_days: number }) => useReport(contract.getRevenueReport, asked);
export const useTopProducts = (asked: AskedPeriod & { by: ProductSort }) => useReport(contract.getTopProducts, asked);
export const useInsights = (asked: AskedPeriod) => useReport(contract.getCustomerInsights, asked);
export const useAiReport = (asked: AskedPeriod) => useReport(contract.getAiReport, asked);
export const useTeamReport = (asked: AskedPeriod) => useReport(contract.getTeamReport, asked);
export function useBrands() {
  const enabled = useMay('products:read');
  return useRead(listBrands, { merchant: useMerchantId() }, { quiet: true, enabled }).data?.items ?? [];
}
