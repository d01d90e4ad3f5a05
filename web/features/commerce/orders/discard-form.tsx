import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type OrderFormProps, useDiscard } from './actions-data.ts';
import { t } from './messages.ts';

/** Deletes a draft permanently and closes its drawer. */
export default function DiscardForm({ order, onClose }: OrderFormProps) {
  const closeDrawer = useCloseOrder();
  const { discard, isPending } = useDiscard(order, () => {
    onClose();
    closeDrawer();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="small"
      title={t('orders.discard_title')}
      description={t('orders.discard_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('orders.keep')}</Button>
          <Button variant="danger" busy={isPending} onClick={discard}>
            {t('orders.do_discard')}
          </Button>
        </>
      }
    />
  );
}

/** Closes the open order, from anywhere in its drawer. */
function useCloseOrder() {
  const [, setSearch] = useSearchParams();
  return () =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('order');
      return next;
    });
}
