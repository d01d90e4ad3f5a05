import { copyText } from '../../../data/copy-text.ts';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './messages.ts';

/** A checkout link of a draft, valid until a time, or the link to pay the balance of a placed order. */
export type Link = { url: string } & ({ expires_at: string } | { amount: string; currency: string });
type LinkProps = { link: Link; onClose: () => void };

/** Shows the payment link for browsers that allow copying only on a press of a button, or not at all. */
export default function CheckoutLink({ link, onClose }: LinkProps) {
  const { url } = link;
  const words =
    'amount' in link
      ? {
          title: t('orders.pay_link_title'),
          text: t('orders.pay_link_text', { amount: formatMoney(link.amount, link.currency) }),
          made: t('orders.pay_link_made'),
        }
      : {
          title: t('orders.link_title'),
          text: t('orders.link_text', { date: formatDateTime(link.expires_at) }),
          made: t('orders.link_made'),
        };
  const copy = async () => {
    if (await copyText(url, { copied: words.made, refused: t('orders.link_refused') })) onClose();
  };
  const footer = (
    <Button variant="primary" onClick={() => void copy()}>
      {t('orders.copy')}
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} title={words.title} description={words.text} footer={footer}>
      <Input readOnly aria-label={words.title} value={url} onFocus={({ target }) => target.select()} />
    </Dialog>
  );
}
