import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useLocation } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { t } from '../../lib/messages.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { NavEntry } from '../frame/nav-entry.tsx';
import { AvailabilitySwitch } from './availability-switch.tsx';
import { useMenu } from './menu.ts';
import { ShopFoot } from './shop-foot.tsx';
import { ShopList } from './shop-list.tsx';
import { AgentEntry, Entries } from './sidebar.tsx';

/** The complete menu on a phone. */
export function MoreDrawer({ onClose }: { onClose: () => void }) {
  const { groups, agent } = useMenu();
  const { pathname } = useLocation();
  const hasShops = useAuth((auth) => (auth.user?.merchants.length ?? 0) > 1);
  return (
    <Drawer title={t('shell.more')} onClose={onClose} footer={<ShopFoot canSwitch={false} />}>
      {groups.map((group) => (
        <section key={group.label} className="pb-3">
          <h3 className="px-2 py-1.5 text-xs text-ink-3">{t(group.label)}</h3>
          <ul>
            <Entries group={group} onOpen={onClose} />
          </ul>
        </section>
      ))}
      <div className="border-t py-3">
        <AvailabilitySwitch />
      </div>
      <ul className="border-t py-3">
        {agent && <AgentEntry {...agent} onOpen={onClose} />}
        <NavEntry to={`/help?for=${pathname}`} icon={CircleHelp} current={false} onClick={onClose}>
          {t('shell.help')}
        </NavEntry>
      </ul>
      {hasShops && (
        <section className="border-t py-3">
          <h3 className="px-2 py-1.5 text-xs text-ink-3">{t('shell.your_shops')}</h3>
          <ShopList onChosen={onClose} />
        </section>
      )}
    </Drawer>
  );
}
