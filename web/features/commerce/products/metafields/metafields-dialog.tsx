import { deleteMetafield, listMetafields, type Metafield } from '@parley/contract/metafields';
import ListPlus from 'lucide-react/icons/list-plus';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { EditMetafield, NewMetafield } from './metafield-form.tsx';
import { t } from './messages.ts';

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; field: Metafield };

/** The fields that the shop defined for its products; editing one takes the place of the list. */
export default function MetafieldsDialog({ onClose }: { onClose: () => void }) {
  const mayChange = useMay('products:write');
  const { data, isError, isFetching, refetch } = useRead(listMetafields, { merchant: useMerchantId() });
  const [open, setOpen] = useState<Open | null>(null);
  const back = () => setOpen(null);
  if (open?.kind === 'new') return <NewMetafield onClose={back} />;
  if (open?.kind === 'edit') return <EditMetafield field={open.field} onClose={back} />;
  if (open?.kind === 'delete') return <DeleteMetafield field={open.field} onClose={back} />;
  const make = mayChange && (
    <Button icon={<Plus />} onClick={() => setOpen({ kind: 'new' })}>
      {t('metafields.create')}
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('metafields.title')} description={t('metafields.text')}>
      {!data && !isError && <SkeletonRows rows={4} rowHeight={48} />}
      {!data && isError && <ErrorState retry={() => void refetch()} busy={isFetching} />}
      {data?.items.length === 0 && (
        <EmptyState icon={<ListPlus />} title={t('metafields.empty')} text={t('metafields.empty_text')} action={make} className="py-8!" />
      )}
      {data && data.items.length > 0 && (
        <div className="grid gap-3">
          <ul className="rounded border">
            {data.items.map((field) => (
              <li key={field.id} className="flex min-h-12 items-center gap-3 border-b px-3 py-2 last:border-b-0">
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{field.name}</span>
                  <span className="block truncate text-sm text-ink-3">
                    {[t(`metafields.type_${field.type}`), field.unit, field.key].filter(Boolean).join(' · ')}
                  </span>
                </span>
                {field.ai_reads && <Tag tone="ai">{t('metafields.for_ai')}</Tag>}
                {field.customers_see && <Tag>{t('metafields.for_customers')}</Tag>}
                {mayChange && (
                  <span className="flex gap-1">
                    <IconButton label={t('metafields.edit', field)} icon={<Pencil />} onClick={() => setOpen({ kind: 'edit', field })} />
                    <IconButton label={t('metafields.delete', field)} icon={<Trash />} onClick={() => setOpen({ kind: 'delete', field })} />
                  </span>
                )}
              </li>
            ))}
          </ul>
          <div>{make}</div>
        </div>
      )}
    </Dialog>
  );
}

/** Asks first, since the values can't be brought back. */
function DeleteMetafield({ field, onClose }: { field: Metafield; onClose: () => void }) {
  const merchant = useMerchantId();
  const remove = useCommand(deleteMetafield, {
    onDone: () => {
      notify.success(t('metafields.deleted'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('metafields.delete_title', field)}
      description={t('metafields.delete_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('metafields.cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ merchant, id: field.id })}>
            {t('metafields.delete_do')}
          </Button>
        </>
      }
    />
  );
}
