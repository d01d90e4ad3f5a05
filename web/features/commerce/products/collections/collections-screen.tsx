import { type Collection, listCollections } from '@parley/contract/collections';
import Layers from 'lucide-react/icons/layers';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { useHotkey } from '../../../../lib/hotkeys.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { conditionWords } from '../../../../ui/filter/condition-words.ts';
import type { FilterField } from '../../../../ui/filter/filter.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { useProductFilterFields } from '../product-filter-fields.ts';
import { DeleteCollection, EditCollection, NewCollection } from './collection-dialogs.tsx';
import { ruleFieldNames, ruleOf } from './rule.ts';
import { t } from './messages.ts';

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; collection: Collection };

/** The shop's collections by name. */
export default function CollectionsScreen() {
  const { data, isPending, isError, isFetching, refetch } = useRead(listCollections, { merchant: useMerchantId() });
  const mayWrite = useMay('products:write');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const hasRules = data?.items.some(({ kind }) => kind === 'rule') ?? false;
  const fields = useProductFilterFields(ruleFieldNames, hasRules);
  useHotkey('n', () => setOpen({ kind: 'new' }), { when: mayWrite, harmless: true });
  const make = mayWrite && (
    <Button variant="primary" icon={<Plus />} kbd="n" onClick={() => setOpen({ kind: 'new' })}>
      {t('collections.create')}
    </Button>
  );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="grid max-w-[1128px] gap-4 p-4 md:p-6">
        <PageHeader level={2} title={t('collections.title')} text={t('collections.text')} actions={make} />
        {isPending && <SkeletonRows rows={4} rowHeight={60} />}
        {isError && !data && <ErrorState retry={() => void refetch()} busy={isFetching} />}
        {data?.items.length === 0 && (
          <EmptyState icon={<Layers />} title={t('collections.empty')} text={t('collections.empty_text')} action={make} />
        )}
        {data && data.items.length > 0 && (
          <Card flush>
            <ul>
              {data.items.map((collection) => (
                <CollectionRow
                  key={collection.id}
                  collection={collection}
                  fields={fields}
                  onEdit={mayWrite ? () => setOpen({ kind: 'edit', collection }) : null}
                  onDelete={() => setOpen({ kind: 'delete', collection })}
                />
              ))}
            </ul>
          </Card>
        )}
      </div>
      {open?.kind === 'new' && <NewCollection onClose={close} />}
      {open?.kind === 'edit' && <EditCollection id={open.collection.id} name={open.collection.name} onClose={close} />}
      {open?.kind === 'delete' && <DeleteCollection collection={open.collection} onClose={close} />}
    </div>
  );
}

const productsIn = (id: string) =>
  `/products?filter=${encodeURIComponent(JSON.stringify({ match: 'all', conditions: [{ field: 'collection', op: 'is', value: [id] }] }))}`;

type RowProps = {
  collection: Collection;
  fields: readonly FilterField[];
  /** null for roles that may not. */ onEdit: (() => void) | null;
  onDelete: () => void;
};

function CollectionRow({ collection, fields, onEdit, onDelete }: RowProps) {
  const { id, name, status } = collection;
  return (
    <li className="flex min-h-14 items-center gap-3 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link to={productsIn(id)} aria-label={t('collections.show', { name })} className="truncate font-medium hover:underline">
            {name}
          </Link>
          <StatusDot tone={status === 'active' ? 'ok' : 'neutral'}>{t(`collections.status_${status}`)}</StatusDot>
        </p>
        <p className="truncate text-sm text-ink-3">{contentWords(collection, fields)}</p>
      </div>
      {onEdit && (
        <span className="flex gap-1">
          <IconButton label={t('collections.edit', { name })} icon={<Pencil />} onClick={onEdit} />
          <IconButton label={t('collections.delete', { name })} icon={<Trash />} onClick={onDelete} />
        </span>
      )}
    </li>
  );
}

/** What is in a collection: how many products, or its conditions. */
function contentWords(collection: Collection, fields: readonly FilterField[]): string {
  const rule = ruleOf(collection);
  if (!rule) return t('collections.chosen', { count: collection.products_count ?? 0 });
  const conditions = rule.conditions.flatMap((one) => {
    const field = fields.find(({ id }) => id === one.field);
    return field ? [conditionWords(one, field)] : [];
  });
  return t(rule.match === 'all' ? 'collections.all_of' : 'collections.any_of', { conditions: conditions.join(' · ') });
}
