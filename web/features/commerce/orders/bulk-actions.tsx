import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { OrderChange } from './data.ts';
import { t } from './messages.ts';

/** The bulk actions for orders. */
export default function BulkActions({ onChange }: { onChange: (change: OrderChange) => void }) {
  return (
    <>
      <Button variant="ghost" onClick={() => onChange({ status: 'confirmed' })}>
        {t('orders.do_confirm')}
      </Button>
      <Button variant="ghost" onClick={() => onChange({ ship: true })}>
        {t('orders.do_ship')}
      </Button>
      <Menu align="end" trigger={<IconButton className="size-7!" label={t('orders.more')} icon={<Ellipsis />} />}>
        <MenuItem onSelect={() => onChange({ status: 'processing' })}>{t('orders.do_process')}</MenuItem>
        <MenuItem onSelect={() => onChange({ status: 'delivered' })}>{t('orders.do_deliver')}</MenuItem>
        <MenuItem onSelect={() => onChange({ record_payment: true })}>{t('orders.do_record_payment')}</MenuItem>
        <MenuItem onSelect={() => onChange({ release: true })}>{t('orders.do_release')}</MenuItem>
      </Menu>
    </>
  );
}
