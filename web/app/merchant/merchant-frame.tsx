import { Outlet } from 'react-router';
import { PageArea } from '../frame/page-area.tsx';
import { SearchButton } from '../frame/search-button.tsx';
import { Bell } from './bell.tsx';
import { useGate } from './use-gate.tsx';
import { SubTabs } from './sub-tabs.tsx';

/** A page of the merchant's, with its neighbours as tabs. */
export function MerchantFrame() {
  const gate = useGate();
  return (
    <PageArea tools={<MerchantTools />} below={<SubTabs />} heading={gate !== undefined}>
      {gate ?? <Outlet />}
    </PageArea>
  );
}

export const MerchantTools = () => (
  <>
    <SearchButton />
    {/* On a phone the feedback button floats here. */}
    <span aria-hidden className="size-9 shrink-0 md:hidden" />
    <Bell />
  </>
);
