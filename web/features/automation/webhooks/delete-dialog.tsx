import { deleteWebhookEndpoint, type WebhookEndpoint } from '@parley/contract/webhooks';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { t } from './messages.ts';

export function DeleteDialog({ endpoint: { id, url }, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const merchant = useMerchantId();
  const deleting = useCommand(deleteWebhookEndpoint, {
    onDone: () => {
      notify.success(t('webhooks.deleted'));
      onClose();
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('webhooks.cancel')}</Button>
      <Button variant="danger" busy={deleting.isPending} onClick={() => deleting.mutate({ merchant, id })}>
        {t('webhooks.delete_do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('webhooks.delete_title')}
      description={t('webhooks.delete_text', { url })}
      footer={footer}
    />
  );
}
