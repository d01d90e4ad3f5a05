import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { OrderChange } from './data.ts';
import { PrintMenu } from './print-menu.tsx';
import { TagsDialog } from './tags-dialog.tsx';
import { t } from './messages.ts';

type ActionsProps = { onChange: (change: OrderChange) => void; narrowing: { ids?: string[] } };

/** The bulk actions for orders. */
export default function BulkActions({ onChange, narrowing }: ActionsProps) {
  const [tagging, setTagging] = useState<'add_tags' | 'remove_tags' | null>(null);
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
        <MenuItem onSelect={() => setTagging('add_tags')}>{t('orders.bulk_add_tags')}</MenuItem>
        <MenuItem onSelect={() => setTagging('remove_tags')}>{t('orders.bulk_remove_tags')}</MenuItem>
      </Menu>
      {tagging && <TagsDialog action={tagging} onChange={onChange} onClose={() => setTagging(null)} />}
    </>
  );
}
