import { createLocation, deleteLocation, listLocations, type Location, updateLocation } from '@parley/contract/locations';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import Warehouse from 'lucide-react/icons/warehouse';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { announce } from '../../../ui/live.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AskBefore } from './ask-before.tsx';
import { t } from './location-messages.ts';

/** The shop's stock locations, in the order in which orders take from them. */
export function LocationsCard() {
  const merchant = useMerchantId();
  const mayRead = useMay('products:read');
  const mayChange = useMay('settings:write');
  const { data, isError, isPending, isFetching, refetch } = useRead(listLocations, { merchant }, { enabled: mayRead });
  const [edited, setEdited] = useState<Location | 'new'>();
  if (!mayRead) return null;
  const add = mayChange && <Button onClick={() => setEdited('new')}>{t('locations.new')}</Button>;
  const isEmpty = data?.items.length === 0;
  return (
    <Card id="locations" flush title={t('locations.title')} aside={data && !isEmpty && add}>
      {data && !isEmpty && (
        <>
          <p className="px-3 pb-2 text-sm text-ink-3">{t('locations.text')}</p>
          <ol className="border-t">
            {data.items.map((location, place) => (
              <LocationRow
                key={location.id}
                location={location}
                place={place}
                isLast={place === data.items.length - 1}
                onEdit={() => setEdited(location)}
              />
            ))}
          </ol>
        </>
      )}
      {isEmpty && (
        <EmptyState icon={<Warehouse />} title={t('locations.empty')} text={t('locations.empty_text')} action={add} className="py-8!" />
      )}
      {isError && !data && <ErrorState retry={() => void refetch()} busy={isFetching} />}
      {isPending && <SkeletonRows rows={1} rowHeight={64} />}
      {edited === 'new' && <NewLocation onClose={() => setEdited(undefined)} />}
      {edited && edited !== 'new' && <RenameLocation location={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}

type RowProps = { location: Location; place: number; isLast: boolean; onEdit: () => void };

function LocationRow({ location: { id, name, is_main: isMain, units }, place, isLast, onEdit }: RowProps) {
  const merchant = useMerchantId();
  const mayChange = useMay('settings:write');
  const move = useCommand(updateLocation, {
    onDone: (_, sent) => announce(t('locations.moved', { name, place: (sent.place ?? 0) + 1 })),
  });
  const to = (next: number) => move.mutate({ merchant, id, place: next });
  const facts = [t('locations.units', { count: units }), ...(isMain && name !== t('locations.main') ? [t('locations.main')] : [])];
  return (
    <li className="flex min-h-16 items-center gap-3 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-sm text-ink-3 tabular-nums">{facts.join(' · ')}</p>
      </div>
      {mayChange && (
        <div className="flex gap-1">
          <IconButton
            label={t('locations.earlier', { name })}
            icon={<ArrowUp />}
            disabled={place === 0 || move.isPending}
            onClick={() => to(place - 1)}
          />
          <IconButton
            label={t('locations.later', { name })}
            icon={<ArrowDown />}
            disabled={isLast || move.isPending}
            onClick={() => to(place + 1)}
          />
          <IconButton label={t('locations.edit', { name })} icon={<Pencil />} onClick={onEdit} />
          {!isMain && (
            <AskBefore
              endpoint={deleteLocation}
              input={{ merchant, id }}
              icon={<Trash />}
              label={t('locations.delete', { name })}
              title={t('locations.delete_title', { name })}
              text={t('locations.delete_text')}
              action={t('locations.delete_do')}
              done={t('locations.deleted')}
            />
          )}
        </div>
      )}
    </li>
  );
}

function NewLocation({ onClose }: { onClose: () => void }) {
  const form = useContractForm(async () => createLocation, {
    defaults: { merchant: useMerchantId(), name: '', main_name: t('locations.main') },
    blame: { 'location.exists': 'name' },
    onDone: () => {
      notify.success(t('locations.created'));
      onClose();
    },
  });
  return (
    <ActionDialog title={t('locations.new_title')} does={t('locations.create')} form={form} onClose={onClose} size="small">
      <Field label={t('locations.name')} error={form.error('name')}>
        <Input name="name" maxLength={80} value={form.values.name} onChange={({ target }) => form.set('name', target.value)} />
      </Field>
    </ActionDialog>
  );
}

function RenameLocation({ location, onClose }: { location: Location; onClose: () => void }) {
  const form = useContractForm(async () => updateLocation, {
    defaults: { merchant: useMerchantId(), id: location.id, name: location.name },
    blame: { 'location.exists': 'name' },
    onDone: () => {
      notify.success(t('locations.saved'));
      onClose();
    },
  });
  return (
    <ActionDialog title={t('locations.edit_title')} does={t('locations.save')} form={form} onClose={onClose} size="small">
      <Field label={t('locations.name')} error={form.error('name')}>
        <Input name="name" maxLength={80} value={form.values.name ?? ''} onChange={({ target }) => form.set('name', target.value)} />
      </Field>
    </ActionDialog>
  );
}
