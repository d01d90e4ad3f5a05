import * as contract from '@parley/contract/analytics';
import { listBrands } from '@parley/contract/brands';
import type { Endpoint, Result, Sent } from '@parley/contract/endpoint';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';
import type { PeriodQuery } from './use-period.ts';

export type Revenue = Result<typeof contract.getRevenueReport>;
export type Insights = Result<typeof contract.getCustomerInsights>;
export type AiReport = Result<typeof contract.getAiReport>;
export type TeamReport = Result<typeof contract.getTeamReport>;
export type Conversions = Result<typeof contract.getConversions>;
export type Metrics = Result<typeof contract.getMetrics>;
export type Products = Result<typeof contract.getTopProducts>;

export const productSorts = ['revenue', 'quantity', 'chat_revenue', 'returned'] as const;
type ProductSort = (typeof productSorts)[number];

const options = { keepPrevious: true };
function useReport<E extends Endpoint>(endpoint: E, query: object) {
  return useRead(endpoint, { merchant: useMerchantId(), ...query } as Parameters<typeof useRead<E>>[1], options);
}
export const useMetrics = (query: PeriodQuery) => useReport(contract.getMetrics, query);
export const useConversions = (query: PeriodQuery & { window_days: number }) => useReport(contract.getConversions, query);
export const useConversionPeople = (asked: Omit<Sent<typeof contract.listConversionPeople>, 'merchant'>) =>
  usePages(contract.listConversionPeople, { merchant: useMerchantId(), ...asked });
export const useRevenueReport = (query: PeriodQuery & { window_days: number }) => useReport(contract.getRevenueReport, query);
export const useTopProducts = (query: PeriodQuery & { by: ProductSort }) => useReport(contract.getTopProducts, query);
export const useInsights = (query: PeriodQuery) => useReport(contract.getCustomerInsights, query);
export const useAiReport = (query: PeriodQuery) => useReport(contract.getAiReport, query);
export const useTeamReport = (query: PeriodQuery) => useReport(contract.getTeamReport, query);
export function useBrands() {
  const enabled = useMay('products:read');
  return useRead(listBrands, { merchant: useMerchantId() }, { enabled }).data?.items ?? [];
}
