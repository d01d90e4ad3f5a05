import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type OrderFormProps, useDiscard } from './deeds-data.ts';
import { t } from './words.ts';

/** A draft goes for good, and its drawer with it. */
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

/** Closes the order that is open, wherever in its drawer one is. */
function useCloseOrder() {
  const [, setSearch] = useSearchParams();
  return () =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('order');
      return next;
    });
}
