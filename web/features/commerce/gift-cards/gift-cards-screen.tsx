import { type GiftCard, giftCardStates, listGiftCards } from '@parley/contract/credit';
import Gift from 'lucide-react/icons/gift';
import Plus from 'lucide-react/icons/plus';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { usePages } from '../../../data/use-pages.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import CardDrawer, { lastUsed } from './card-drawer.tsx';
import { CardState } from './card-state.tsx';
import { t } from './messages.ts';

const IssueCard = lazy(() => import('./issue-card.tsx'));

/** The shop's gift cards, newest first; one of them beside the list. */
export default function GiftCardsScreen() {
  const mayIssue = useMay('orders:refund_any');
  const [isIssuing, setIssuing] = useState(false);
  const [search, setSearch] = useSearchParams();
  const open = search.get('card');
  const put = (id: string | null) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (id) next.set('card', id);
      else next.delete('card');
      return next;
    });
  const issue = mayIssue && (
    <Button variant="primary" icon={<Plus />} kbd="n" onClick={() => setIssuing(true)}>
      {t('credit.issue')}
    </Button>
  );
  useHotkey('n', () => setIssuing(true), { when: mayIssue, harmless: true });
  return (
    <div className="flex min-h-0 flex-1">
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="grid max-w-[1128px] gap-4 p-4 md:p-6">
          <PageHeader level={2} title={t('credit.title')} text={t('credit.text')} actions={issue} />
          <Cards onOpen={put} issue={issue} />
        </div>
      </div>
      {open && <CardDrawer key={open} id={open} onClose={() => put(null)} />}
      {isIssuing && (
        <Suspense>
          <IssueCard onClose={() => setIssuing(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Cards({ onOpen, issue }: { onOpen: (id: string) => void; issue: ReactNode }) {
  const [words, setWords] = useState('');
  const [state, setState] = useState<GiftCard['state'] | ''>('');
  const q = useDebounced(words.trim(), 200);
  const isNarrowed = q !== '' || state !== '';
  const asked = { merchant: useMerchantId(), ...(q && { q }), ...(state && { state }) };
  const { items, isPending, isError, isFetching, refetch, hasMore, loadMore, isFetchingNextPage } = usePages(listGiftCards, asked, {
    keepPrevious: true,
  });
  if (isPending) return <SkeletonRows rows={4} rowHeight={60} />;
  if (isError && items.length === 0) return <ErrorState retry={() => void refetch()} busy={isFetching} />;
  if (items.length === 0 && !isNarrowed)
    return <EmptyState icon={<Gift />} title={t('credit.empty')} text={t('credit.empty_text')} action={issue} />;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Input
          className="w-56"
          role="searchbox"
          aria-label={t('credit.search')}
          placeholder={t('credit.search')}
          maxLength={40}
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          aria-label={t('credit.state')}
          value={state}
          onChange={({ target }) => setState(giftCardStates.find((one) => one === target.value) ?? '')}
        >
          <option value="">{t('credit.state_all')}</option>
          {giftCardStates.map((one) => (
            <option key={one} value={one}>
              {t(`credit.state_${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {items.length === 0 && <EmptyState icon={<Gift />} title={t('credit.none_found')} text={t('credit.none_found_text')} />}
      {items.length > 0 && (
        <Card flush>
          <ul>
            {items.map((card) => (
              <CardRow key={card.id} card={card} onOpen={() => onOpen(card.id)} />
            ))}
          </ul>
        </Card>
      )}
      {hasMore && (
        <Button className="justify-self-start" busy={isFetchingNextPage} onClick={loadMore}>
          {t('credit.more')}
        </Button>
      )}
    </>
  );
}

const CardRow = ({ card, onOpen }: { card: GiftCard; onOpen: () => void }) => (
  <li className="flex min-h-14 items-center gap-3 border-b px-3 py-2 last:border-b-0">
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-3">
        <button type="button" onClick={onOpen} className="truncate font-medium hover:underline">
          {t('credit.card', { last: card.last_four })}
        </button>
        <CardState state={card.state} />
      </p>
      <p className="truncate text-sm text-ink-3">
        {[card.customer?.name ?? card.recipient_email, lastUsed(card), card.note].filter(Boolean).join(' · ')}
      </p>
    </div>
    <span className="text-end tabular-nums">
      {t('credit.of_issued', { balance: formatMoney(card.balance, card.currency), issued: formatMoney(card.issued, card.currency) })}
    </span>
  </li>
);
