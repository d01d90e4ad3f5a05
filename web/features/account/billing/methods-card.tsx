import {
  connectPaymentMethod,
  deletePaymentMethod,
  listPaymentMethods,
  type PaymentMethod,
  paymentMethodKinds,
  setPaymentMethod,
} from '@parley/contract/billing';
import Landmark from 'lucide-react/icons/landmark';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
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
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { CardsCard } from './cards-card.tsx';
import { t } from './messages.ts';

/** How the company pays its invoices, and which of it is in use. */
export function MethodsCard({ isManaged }: { isManaged: boolean }) {
  const read = useRead(listPaymentMethods, { merchant: useMerchantId() });
  const mayChange = useMay('billing:write');
  const [isAdding, setAdding] = useState(false);
  const add = mayChange && (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      {t('billing.add')}
    </Button>
  );
  const none = (
    <EmptyState
      icon={<Landmark />}
      title={t('billing.methods_none')}
      text={t('billing.methods_none_text')}
      action={add}
      className="py-6!"
    />
  );
  if (read.data?.collection === 'stripe') return <CardsCard methods={read.data.items} isManaged={isManaged} />;
  return (
    <Card title={t('billing.methods')} className="min-h-[150px]">
      <Loaded
        read={read}
        skeleton={<SkeletonRows rows={2} rowHeight={48} />}
        failed={t('billing.methods_failed')}
        empty={{ when: ({ items }) => items.length === 0, show: none }}
      >
        {({ items }) => (
          <div className="grid gap-3">
            <p className="text-sm text-ink-3">{t('billing.methods_text')}</p>
            <ul>
              {items.map((method) => (
                <MethodRow key={method.id} method={method} mayChange={mayChange} />
              ))}
            </ul>
            <div>{add}</div>
          </div>
        )}
      </Loaded>
      {isAdding && <AddMethod onClose={() => setAdding(false)} />}
    </Card>
  );
}

const nameOf = ({ kind, label }: PaymentMethod) => [t(`billing.kind_${kind}`), label].filter(Boolean).join(' · ');

function MethodRow({ method, mayChange }: { method: PaymentMethod; mayChange: boolean }) {
  const merchant = useMerchantId();
  const { id, is_default: isUsed } = method;
  const use = useCommand(connectPaymentMethod, { onDone: () => void notify.success(t('billing.used')) });
  const remove = useCommand(deletePaymentMethod, { onDone: () => void notify.success(t('billing.deleted')) });
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b py-1.5 last:border-b-0">
      <span className="min-w-0 flex-1 break-words">{nameOf(method)}</span>
      {isUsed && <StatusDot tone="ok">{t('billing.in_use')}</StatusDot>}
      {mayChange && !isUsed && (
        <Button busy={use.isPending} onClick={() => use.mutate({ merchant, id })}>
          {t('billing.use')}
        </Button>
      )}
      {mayChange && (
        <IconButton
          label={t('billing.delete', { name: nameOf(method) })}
          icon={<Trash />}
          onClick={() => remove.isPending || remove.mutate({ merchant, id })}
        />
      )}
    </li>
  );
}

function AddMethod({ onClose }: { onClose: () => void }) {
  const form = useContractForm(async () => setPaymentMethod, {
    defaults: { merchant: useMerchantId(), kind: 'invoice', label: '' },
    onDone: () => {
      notify.success(t('billing.added'));
      onClose();
    },
  });
  return (
    <ActionDialog title={t('billing.add')} does={t('billing.add')} form={form} size="small" onClose={onClose}>
      <Field label={t('billing.kind')} error={form.error('kind')}>
        <Select {...form.field('kind')}>
          {paymentMethodKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`billing.kind_${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('billing.label')} hint={t('billing.label_hint')} optional error={form.error('label')}>
        <Input {...form.field('label')} />
      </Field>
    </ActionDialog>
  );
}
