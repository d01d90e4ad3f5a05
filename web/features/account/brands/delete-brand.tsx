import { type Brand, deleteBrand } from '@parley/contract/brands';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { t } from './messages.ts';

/** Says beforehand what happens to the brand's records. */
export function DeleteBrand({
  brand: { id, name, products_count, orders_count, members },
  onClose,
}: {
  brand: Brand;
  onClose: () => void;
}) {
  const merchant = useMerchantId();
  const remove = useCommand(deleteBrand, {
    onDone: () => {
      notify.success(t('brands.deleted', { name }));
      onClose();
    },
  });
  const counts = { products: t('brands.products', { count: products_count }), orders: t('brands.orders', { count: orders_count }) };
  const words = [
    t('brands.delete_text', counts),
    members.length > 0 && t('brands.delete_members', { names: members.map((member) => member.name).join(', ') }),
  ].filter(Boolean);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('brands.delete_title', { name })}
      description={words.join(' ')}
      footer={
        <>
          <Button onClick={onClose}>{t('brands.cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ merchant, id })}>
            {t('brands.delete_do')}
          </Button>
        </>
      }
    />
  );
}
