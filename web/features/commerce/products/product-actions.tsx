import type { Product } from '@parley/contract/products';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useDelete, useSetStatus } from './data.ts';
import { t } from './messages.ts';

const EditProduct = lazy(() => import('./edit-product.tsx'));
const StockDialog = lazy(() => import('./stock-dialog.tsx'));
type ActionsProps = { product: Product; onClose: () => void };

/** The actions that the server allows for this product now. */
export function ProductActions({ product, onClose }: ActionsProps) {
  const [form, open] = useState<'edit' | 'stock' | 'delete' | null>(null);
  const status = useSetStatus(product);
  const may = (action: Product['actions'][number]) => product.actions.includes(action);
  useHotkey('e', () => open('edit'), { when: may('edit') });
  const close = () => open(null);
  const hasLevels = product.variants.some(({ locations }) => locations.length > 0);
  return (
    <>
      {may('edit') && (
        <Button icon={<Pencil />} kbd="e" onClick={() => open('edit')}>
          {t('products.do_edit')}
        </Button>
      )}
      {may('activate') && (
        <Button variant="primary" busy={status.isPending} onClick={() => status.to('active')}>
          {t('products.do_activate')}
        </Button>
      )}
      {may('edit') && hasLevels && <Button onClick={() => open('stock')}>{t('products.do_levels')}</Button>}
      {(may('archive') || may('delete')) && (
        <Menu align="end" trigger={<IconButton variant="default" label={t('products.more')} icon={<Ellipsis />} />}>
          {may('archive') && <MenuItem onSelect={() => status.to('archived')}>{t('products.do_archive')}</MenuItem>}
          {may('delete') && (
            <MenuItem tone="danger" onSelect={() => open('delete')}>
              {t('products.do_delete')}
            </MenuItem>
          )}
        </Menu>
      )}
      {form === 'edit' && (
        <Suspense>
          <EditProduct product={product} onClose={close} />
        </Suspense>
      )}
      {form === 'stock' && (
        <Suspense>
          <StockDialog product={product} onClose={close} />
        </Suspense>
      )}
      {form === 'delete' && <DeleteProduct product={product} onClose={close} onDeleted={onClose} />}
    </>
  );
}

type DeleteProps = ActionsProps & { onDeleted: () => void };

/** Confirms what can't be undone. */
function DeleteProduct({ product, onClose, onDeleted }: DeleteProps) {
  const { remove, isPending } = useDelete(product, () => {
    onClose();
    onDeleted();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('products.delete_title', product)}
      description={t('products.delete_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('products.cancel')}</Button>
          <Button variant="danger" busy={isPending} onClick={remove}>
            {t('products.do_delete')}
          </Button>
        </>
      }
    />
  );
}
