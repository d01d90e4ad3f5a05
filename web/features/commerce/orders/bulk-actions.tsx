import Ellipsis from 'lucide-react/icons/ellipsis';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { OrderChange } from './data.ts';
import { PrintMenu } from './print-menu.tsx';
import { t } from './messages.ts';

type ActionsProps = { onChange: (change: OrderChange) => void; narrowing: { ids?: string[] } };

/** The bulk actions for orders. */
export default function BulkActions({ onChange, narrowing }: ActionsProps) {
  return (
    <>
      <Button variant="ghost" onClick={() => onChange({ status: 'confirmed' })}>
        {t('orders.do_confirm')}
      </Button>
      <Button variant="ghost" onClick={() => onChange({ ship: true })}>
        {t('orders.do_ship')}
      </Button>
      <PrintMenu ids={narrowing.ids} look="bulk" />
      <Menu align="end" trigger={<IconButton className="size-7!" label={t('orders.more')} icon={<Ellipsis />} />}>
        <MenuItem onSelect={() => onChange({ status: 'processing' })}>{t('orders.do_process')}</MenuItem>
        <MenuItem onSelect={() => onChange({ status: 'delivered' })}>{t('orders.do_deliver')}</MenuItem>
        <MenuItem onSelect={() => onChange({ record_payment: true })}>{t('orders.do_record_payment')}</MenuItem>
        <MenuItem onSelect={() => onChange({ release: true })}>{t('orders.do_release')}</MenuItem>
      </Menu>
    </>
  );
}
