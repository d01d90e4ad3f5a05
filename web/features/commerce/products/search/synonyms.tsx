import {
  deleteProductSynonym,
  dismissMissedSearch,
  listProductSynonyms,
  type MissedSearch,
  type ProductSynonym,
} from '@parley/contract/product-synonyms';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import Equal from 'lucide-react/icons/equal';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { useRead } from '../../../../data/use-read.ts';
import { formatDay } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { t } from './messages.ts';

/** A synonym to edit, or the first words of a new one. */
type Edited = ProductSynonym | { words: string[] };

/** The shop's synonyms, and what customers searched for in vain; editing one takes the place of the lists. */
export default function Synonyms({ onClose }: { onClose: () => void }) {
  const mayChange = useMay('products:write');
  const { data, isError, isFetching, refetch } = useRead(listProductSynonyms, { merchant: useMerchantId() });
  const [edited, setEdited] = useState<Edited>();
  const [removed, setRemoved] = useState<ProductSynonym>();
  if (removed) return <RemoveSynonym synonym={removed} onClose={() => setRemoved(undefined)} />;
  if (edited) return <SynonymDialog synonym={edited} onClose={() => setEdited(undefined)} />;
  const make = mayChange && (
    <Button icon={<Plus />} onClick={() => setEdited({ words: [] })}>
      {t('product_search.create')}
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('product_search.synonyms')} description={t('product_search.text')}>
      {data ? (
        <div className="grid gap-4">
          <Card flush title={t('product_search.yours')} aside={data.items.length > 0 && make}>
            {data.items.length === 0 && (
              <EmptyState
                icon={<Equal />}
                title={t('product_search.empty')}
                text={t('product_search.empty_text')}
                action={make}
                className="py-8!"
              />
            )}
            <ul>
              {data.items.map((synonym) => (
                <SynonymRow
                  key={synonym.id}
                  synonym={synonym}
                  mayChange={mayChange}
                  onEdit={() => setEdited(synonym)}
                  onRemove={() => setRemoved(synonym)}
                />
              ))}
            </ul>
          </Card>
          <Card flush title={t('product_search.missed')}>
            {data.missed.length === 0 && (
              <EmptyState
                icon={<SearchX />}
                title={t('product_search.missed_empty')}
                text={t('product_search.missed_empty_text')}
                className="py-8!"
              />
            )}
            <ul>
              {data.missed.map((missed) => (
                <MissedRow key={missed.words} missed={missed} mayChange={mayChange} onAdd={() => setEdited({ words: [missed.words] })} />
              ))}
            </ul>
          </Card>
        </div>
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={4} rowHeight={48} />
      )}
    </Dialog>
  );
}

const row = 'flex min-h-12 items-center gap-3 border-b px-3 py-2 last:border-b-0';

type RowProps = { synonym: ProductSynonym; mayChange: boolean; onEdit: () => void; onRemove: () => void };

function SynonymRow({ synonym, mayChange, onEdit, onRemove }: RowProps) {
  const words = synonym.words.join(', ');
  return (
    <li className={row}>
      <span className="min-w-0 flex-1 break-words">{words}</span>
      {mayChange && (
        <span className="flex gap-1">
          <IconButton label={t('product_search.edit', { words })} icon={<Pencil />} onClick={onEdit} />
          <IconButton label={t('product_search.delete', { words })} icon={<Trash />} onClick={onRemove} />
        </span>
      )}
    </li>
  );
}

/** Asks first, since the words can't be brought back. */
function RemoveSynonym({ synonym: { id, words }, onClose }: { synonym: ProductSynonym; onClose: () => void }) {
  const merchant = useMerchantId();
  const remove = useCommand(deleteProductSynonym, {
    onDone: () => {
      notify.success(t('product_search.deleted'));
      onClose();
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('product_search.cancel')}</Button>
      <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ merchant, id })}>
        {t('product_search.delete_do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('product_search.delete_title', { words: words.join(', ') })}
      description={t('product_search.delete_text')}
      footer={footer}
    />
  );
}

function MissedRow({ missed, mayChange, onAdd }: { missed: MissedSearch; mayChange: boolean; onAdd: () => void }) {
  const merchant = useMerchantId();
  const { words, times, last_at: last } = missed;
  const dismiss = useCommand(dismissMissedSearch, { onDone: () => notify.success(t('product_search.dismissed', { words })) });
  return (
    <li className={row}>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{words}</p>
        <p className="text-sm text-ink-3 tabular-nums">{t('product_search.missed_times', { count: times, day: formatDay(last) })}</p>
      </div>
      {mayChange && (
        <span className="flex items-center gap-1">
          <Button aria-label={t('product_search.add_for', { words })} onClick={onAdd}>
            {t('product_search.add')}
          </Button>
          <IconButton
            label={t('product_search.dismiss', { words })}
            icon={<X />}
            disabled={dismiss.isPending}
            onClick={() => dismiss.mutate({ merchant, words })}
          />
        </span>
      )}
    </li>
  );
}
