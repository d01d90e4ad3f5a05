import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { type Asked, BulkDialog } from './bulk-dialog.tsx';
import type { ProductChange } from './data.ts';
import { t } from './words.ts';

/** What can be done with many products at once. */
export default function BulkDeeds({ onChange }: { onChange: (change: ProductChange) => void }) {
  const [asked, ask] = useState<Asked | null>(null);
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
        <MenuItem onSelect={() => ask('price')}>{t('products.bulk_price')}</MenuItem>
        <MenuItem onSelect={() => ask('category')}>{t('products.bulk_category')}</MenuItem>
        <MenuItem onSelect={() => ask('add_tags')}>{t('products.bulk_add_tags')}</MenuItem>
        <MenuItem onSelect={() => ask('remove_tags')}>{t('products.bulk_remove_tags')}</MenuItem>
        <MenuItem onSelect={() => ask('brand')}>{t('products.bulk_brand')}</MenuItem>
        <MenuItem onSelect={() => onChange({ inventory_policy: 'deny' })}>{t('products.bulk_policy_deny')}</MenuItem>
        <MenuItem onSelect={() => onChange({ inventory_policy: 'continue' })}>{t('products.bulk_policy_continue')}</MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" onSelect={() => ask('delete')}>
          {t('products.bulk_delete')}
        </MenuItem>
      </Menu>
      {asked && <BulkDialog asked={asked} onChange={onChange} onClose={() => ask(null)} />}
    </>
  );
}
