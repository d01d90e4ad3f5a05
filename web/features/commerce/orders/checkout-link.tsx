import { copyText } from '../../../data/copy-text.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './messages.ts';

export type Link = { url: string; expires_at: string };
type LinkProps = { link: Link; onClose: () => void };

/** Shows the payment link for browsers that allow copying only on a press of a button, or not at all. */
export default function CheckoutLink({ link: { url, expires_at: until }, onClose }: LinkProps) {
  const copy = async () => {
    if (await copyText(url, { copied: t('orders.link_made'), refused: t('orders.link_refused') })) onClose();
  };
  const footer = (
    <Button variant="primary" onClick={() => void copy()}>
      {t('orders.copy')}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('orders.link_title')}
      description={t('orders.link_text', { date: formatDateTime(until) })}
      footer={footer}
    >
      <Input readOnly aria-label={t('orders.link_title')} value={url} onFocus={({ target }) => target.select()} />
    </Dialog>
  );
}
