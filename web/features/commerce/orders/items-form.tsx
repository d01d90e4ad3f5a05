import { editItems, type Order, type OrderLine } from '@parley/contract/orders';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { type DraftLine, ProductFinder } from './draft-fields.tsx';
import { buttonFor, EditSums, SettleField, useEditSums } from './items-sums.tsx';
import { detailOfLine, MethodField, NotifyBox } from './shared-fields.tsx';
import { VariantChoice } from './variant-choice.tsx';
import { t } from './messages.ts';

/** Adds items to an order, takes unshipped ones away, or swaps them for another variant; the server says what that comes to. */
export default function ItemsForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const [swaps, swap] = useState<Record<string, string>>({});
  const [counts, count] = useState<Record<string, number>>({});
  const [added, setAdded] = useState<DraftLine[]>([]);
  const [isDiscounted, setDiscounted] = useState(false);
  const [settle, setSettle] = useState<'now' | 'later'>('now');
  const lines = order.lines.filter((line) => line.quantity > 0);
  const edit = { ...editOf(lines, { swaps, counts, added }), apply_discount: isDiscounted, settle };
  const form = useContractForm(async () => editItems, {
    defaults: { merchant, id: order.id, ...edit, method: null, notify: false, version: order.version },
    blame: { 'payment.method_refused': 'method', 'payment.balance_low': 'method' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  const sums = useEditSums(order, { ...edit, method: form.values.method ?? null });
  const isSettled = Number(order.captured) > 0;
  const unfit = form.error('changes') ?? form.error('add') ?? form.error('remove');
  return (
    <ActionDialog
      title={t('orders.items_title', { number: order.order_number })}
      does={buttonFor(sums, order)}
      form={{ ...form, busy: form.busy || sums.isLoading }}
      onClose={onClose}
    >
      <ul className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            currency={order.currency}
            count={counts[line.id] ?? line.quantity}
            onCount={(quantity) => count({ ...counts, [line.id]: quantity })}
            variant={swaps[line.id] ?? ''}
            onVariant={(variant) => swap({ ...swaps, [line.id]: variant })}
          />
        ))}
        {added.map((line, place) => (
          <Row
            key={line.variant_id}
            name={line.name}
            detail={[line.detail, formatMoney(line.price, line.currency), t('orders.items_new')].filter(Boolean).join(' · ')}
            count={line.quantity}
            least={1}
            onCount={(quantity) => setAdded(added.map((one, at) => (at === place ? { ...one, quantity } : one)))}
            onRemove={() => setAdded(added.filter((_, at) => at !== place))}
          />
        ))}
      </ul>
      <ProductFinder onFound={(line) => setAdded(withLine(added, line))} error={unfit} />
      {added.length > 0 && Number(order.discount) > 0 && (
        <Checkbox
          label={t('orders.items_discount')}
          hint={t('orders.items_discount_hint')}
          checked={isDiscounted}
          onChange={({ target }) => setDiscounted(target.checked)}
        />
      )}
      <EditSums sums={sums} order={order} />
      {isSettled && <SettleField sums={sums} value={settle} onChange={setSettle} />}
      {isSettled && settle === 'now' && (
        <MethodField
          order={order}
          label={t('orders.paid_with')}
          value={form.values.method ?? null}
          error={form.error('method')}
          onChange={(method) => form.set('method', method)}
        />
      )}
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}

/** Adds the units where the variant was found before. */
const withLine = (added: readonly DraftLine[], line: DraftLine): DraftLine[] =>
  added.some(({ variant_id: id }) => id === line.variant_id)
    ? added.map((one) => (one.variant_id === line.variant_id ? { ...one, quantity: one.quantity + line.quantity } : one))
    : [...added, line];

/** Units that can be taken away or swapped. */
const changeableOf = ({ to_ship: left, refundable }: OrderLine) => Math.min(left, refundable);

type Chosen = { swaps: Record<string, string>; counts: Record<string, number>; added: readonly DraftLine[] };
/** What to send: fewer units of a line are taken away, more are added at today's price. */
function editOf(lines: readonly OrderLine[], { swaps, counts, added }: Chosen) {
  const each = lines.map((line) => {
    const more = (counts[line.id] ?? line.quantity) - line.quantity;
    return { line, fewer: Math.max(0, -more), more: Math.max(0, more), variant: swaps[line.id] || null };
  });
  return {
    changes: each.flatMap(({ line, fewer, variant }) => {
      const quantity = changeableOf(line) - fewer;
      return variant && quantity > 0 ? [{ line_id: line.id, variant_id: variant, quantity }] : [];
    }),
    add: [
      ...each.flatMap(({ line, more, variant }) => {
        const id = variant ?? line.variant_id;
        return more > 0 && id ? [{ variant_id: id, quantity: more }] : [];
      }),
      ...added.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
    ],
    remove: each.flatMap(({ line, fewer }) => (fewer > 0 ? [{ line_id: line.id, quantity: fewer }] : [])),
  };
}

type LineProps = {
  line: OrderLine;
  currency: Order['currency'];
  count: number;
  onCount: (quantity: number) => void;
  variant: string;
  onVariant: (variant: string) => void;
};

function Line({ line, currency, count, onCount, variant, onVariant }: LineProps) {
  const changeable = changeableOf(line);
  const detail = [
    detailOfLine(line),
    formatMoney(line.price, currency),
    changeable < line.quantity && t('orders.items_fixed', { count: line.quantity - changeable }),
  ];
  return (
    <Row
      name={line.name}
      detail={detail.filter(Boolean).join(' · ')}
      count={count}
      least={line.quantity - changeable}
      {...(line.variant_id === null && { most: line.quantity })}
      onCount={onCount}
    >
      {line.product_id && changeable > 0 && (
        <VariantChoice
          product={line.product_id}
          now={line.variant_id}
          currency={currency}
          label={t('orders.exchange_for', { name: line.name })}
          none={t('orders.items_keep')}
          value={variant}
          onChange={onVariant}
        />
      )}
    </Row>
  );
}

type RowProps = {
  name: string;
  detail: string;
  count: number;
  least: number;
  most?: number;
  onCount: (quantity: number) => void;
  onRemove?: () => void;
  children?: ReactNode;
};

const Row = ({ name, detail, count, least, most = 10_000, onCount, onRemove, children }: RowProps) => (
  <li className="grid gap-1.5">
    <span className="flex items-center gap-3">
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{name}</span>
        <span className="truncate text-sm text-ink-3">{detail}</span>
      </span>
      <Count name={name} value={count} least={least} most={most} onChange={onCount} />
      {onRemove && <IconButton label={t('orders.remove_line', { name })} icon={<X />} onClick={onRemove} />}
    </span>
    {children}
  </li>
);

type CountProps = { name: string; value: number; least: number; most: number; onChange: (value: number) => void };

/** A quantity; while the field is empty or out of range the last valid one counts, and returns on blur. */
function Count({ name, value, least, most, onChange }: CountProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (words: string) => {
    setTyped(words);
    const quantity = Number(words);
    if (words !== '' && Number.isInteger(quantity) && quantity >= least && quantity <= most) onChange(quantity);
  };
  return (
    <Input
      className="w-20"
      type="number"
      inputMode="numeric"
      name="remove"
      min={least}
      max={most}
      aria-label={t('orders.quantity_of', { name })}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
