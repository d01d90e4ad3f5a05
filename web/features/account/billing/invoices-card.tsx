import { downloadBillingInvoice, type Invoice, listInvoices } from '@parley/contract/billing';
import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useMerchantId } from '../../../data/auth.ts';
import { saveDownload } from '../../../data/save-file.ts';
import { usePages } from '../../../data/use-pages.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { t } from './messages.ts';

const none = (
  <EmptyState icon={<ReceiptText />} title={t('billing.invoices_none')} text={t('billing.invoices_none_text')} className="py-6!" />
);

/** Issued invoices with their PDF. */
export function InvoicesCard() {
  const read = usePages(listInvoices, { merchant: useMerchantId(), limit: 12 });
  return (
    <Card title={t('billing.invoices')} className="min-h-[150px]">
      <Loaded
        read={read}
        skeleton={<SkeletonRows rows={3} rowHeight={48} />}
        failed={t('billing.invoices_failed')}
        empty={{ when: ({ pages }) => pages.every(({ items }) => items.length === 0), show: none }}
      >
        {() => (
          <>
            <ul>
              {read.items.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </ul>
            {read.hasMore && (
              <Button busy={read.isFetchingNextPage} onClick={read.loadMore} className="mt-2">
                {t('billing.more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function InvoiceRow({ invoice: { id, number, issued_at: at, total, currency, status } }: { invoice: Invoice }) {
  const merchant = useMerchantId();
  return (
    <li className="flex items-center gap-3 border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium tabular-nums">{number}</p>
        <p className="text-sm text-ink-3 tabular-nums">
          {[formatDay(at), formatMoney(total, currency), t(`billing.invoice_${status ?? 'not_charged'}`)].join(' · ')}
        </p>
      </div>
      <IconButton
        label={t('billing.download', { number })}
        icon={<Download />}
        onClick={() => void saveDownload(downloadBillingInvoice, { merchant, id }, `${number}.pdf`)}
      />
    </li>
  );
}
