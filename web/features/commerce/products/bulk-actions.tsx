import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { type BulkAction, BulkDialog } from './bulk-dialog.tsx';
import type { ProductChange } from './data.ts';
import { t } from './messages.ts';

/** The bulk actions for products. */
export default function BulkActions({ onChange }: { onChange: (change: ProductChange) => void }) {
  const [action, setAction] = useState<BulkAction | null>(null);
  return (
    <>
      <Button variant="ghost" onClick={() => onChange({ status: 'active' })}>
        {t('products.do_activate')}
      </Button>
      <Button variant="ghost" onClick={() => onChange({ status: 'archived' })}>
        {t('products.do_archive')}
      </Button>
      <Menu align="end" trigger={<IconButton className="size-7!" label={t('products.more')} icon={<Ellipsis />} />}>
        <MenuItem onSelect={() => onChange({ status: 'draft' })}>{t('products.do_draft')}</MenuItem>
        <MenuItem onSelect={() => setAction('price')}>{t('products.bulk_price')}</MenuItem>
        <MenuItem onSelect={() => setAction('category')}>{t('products.bulk_category')}</MenuItem>
        <MenuItem onSelect={() => setAction('add_tags')}>{t('products.bulk_add_tags')}</MenuItem>
        <MenuItem onSelect={() => setAction('remove_tags')}>{t('products.bulk_remove_tags')}</MenuItem>
        <MenuItem onSelect={() => setAction('brand')}>{t('products.bulk_brand')}</MenuItem>
        <MenuItem onSelect={() => onChange({ inventory_policy: 'deny' })}>{t('products.bulk_policy_deny')}</MenuItem>
        <MenuItem onSelect={() => onChange({ inventory_policy: 'continue' })}>{t('products.bulk_policy_continue')}</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => setAction('delete')}>
          {t('products.bulk_delete')}
        </MenuItem>
      </Menu>
      {action && <BulkDialog action={action} onChange={onChange} onClose={() => setAction(null)} />}
    </>
  );
}
