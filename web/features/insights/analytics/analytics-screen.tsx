import type { ComponentType } from 'react';
import { shopZone, zoneName } from '../../../lib/zoned-time.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { AiTab } from './ai-tab.tsx';
import { ConversionsTab } from './conversions-tab.tsx';
import { CustomersTab } from './customers-tab.tsx';
import { useBrands } from './data.ts';
import { MetricsTab } from './metrics-tab.tsx';
import { CustomDays, PeriodMenu } from './period-menu.tsx';
import { ProductsTab } from './products-tab.tsx';
import { RevenueTab } from './revenue-tab.tsx';
import { type TabName, type TabProps, tabs } from './tabs.ts';
import { TeamTab } from './team-tab.tsx';
import { usePeriod } from './use-period.ts';
import { t } from './messages.ts';

const reports: Record<TabName, ComponentType<TabProps>> = {
  metrics: MetricsTab,
  conversions: ConversionsTab,
  revenue: RevenueTab,
  products: ProductsTab,
  customers: CustomersTab,
  ai: AiTab,
  team: TeamTab,
};

/** /analytics: the reports of a period, each metric with its formula and a link to its rows. The address holds the report and period. */
export function AnalyticsScreen() {
  const { query, search, change } = usePeriod();
  const brands = useBrands();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'metrics';
  const compare = search.get('compare') !== 'no';
  const Shown = reports[tab];
  const actions = (
    <>
      {brands.length > 1 && (
        <Select aria-label={t('analytics.brand')} value={query.brand ?? ''} onChange={({ target }) => change({ brand: target.value })}>
          <option value="">{t('analytics.every_brand')}</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <PeriodMenu />
    </>
  );
  return (
    <div className="mx-auto grid w-full max-w-[1180px] grid-cols-1 content-start gap-4 p-4 md:px-5 md:py-6">
      <PageHeader title={t('analytics.title')} text={t('analytics.about', { zone: zoneName(shopZone()) })} actions={actions} />
      {query.period === 'custom' && <CustomDays key={`${query.from} ${query.to}`} />}
      <Tabs
        label={t('analytics.tabs')}
        panelId="report"
        tabs={tabs.map((id) => ({ id, label: t(`analytics.tab_${id}`) }))}
        value={tab}
        onChange={(id) => change({ tab: id === 'metrics' ? '' : id })}
        end={
          <Checkbox
            label={t('analytics.compare')}
            className="max-md:hidden"
            checked={compare}
            onChange={({ target }) => change({ compare: target.checked ? '' : 'no' })}
          />
        }
      />
      <TabPanel id="report" tab={tab}>
        <Shown query={query} compare={compare} />
      </TabPanel>
    </div>
  );
}
