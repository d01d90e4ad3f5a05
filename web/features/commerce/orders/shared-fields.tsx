import type { Order } from '@parley/contract/orders';
import { formatMoney } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

type NotifyProps = { order: Order; checked: boolean; onChange: (checked: boolean) => void };

/** Only where there is a conversation to write in. */
export const NotifyBox = ({ order, checked, onChange }: NotifyProps) =>
  order.conversation_id ? (
    <Checkbox label={t('orders.notify')} checked={checked} onChange={({ target }) => onChange(target.checked)} />
  ) : null;

type RestockProps = { order: Order; checked: boolean; onChange: (checked: boolean) => void };

/** Whether an action can put any of an order's units back into stock. */
export const hasStock = ({ lines }: Order) => lines.some(({ restockable }) => restockable > 0);

/** Only where the order took something from stock; otherwise says that stock stays. */
export const RestockBox = ({ order, checked, onChange }: RestockProps) =>
  hasStock(order) ? (
    <Checkbox label={t('orders.cancel_restock')} checked={checked} onChange={({ target }) => onChange(target.checked)} />
  ) : (
    <p className="text-ink-3">{t('orders.restock_none')}</p>
  );

type MethodProps = {
  order: Order;
  label: string;
  value: string | null;
  error?: string | undefined;
  onChange: (method: string | null) => void;
};

/** One of the customer's payment methods; none means the original one. */
export function MethodField({ order, label, value, error, onChange }: MethodProps) {
  const methods = order.customer?.payment_methods ?? [];
  if (methods.length === 0) return null;
  return (
    <Field label={label} error={error}>
      <Select name="method" value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{t('orders.method_original')}</option>
        {methods.map(({ id, label: name, balance }) => (
          <option key={id} value={id}>
            {balance === null ? name : t('orders.method_balance', { label: name, balance: formatMoney(balance, order.currency) })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export type Unit = { id: string; name: string; detail: string; most: number };
type UnitsProps = {
  units: readonly Unit[];
  /** Units by id; a missing id means none. */
  counts: Readonly<Record<string, number>>;
  onChange: (counts: Record<string, number>) => void;
  error?: string | undefined;
  /** Focuses the first quantity. */
  autoFocus?: boolean;
};

/** A quantity for each line. */
export const UnitFields = ({ units, counts, onChange, error, autoFocus = false }: UnitsProps) => (
  <ul className="grid grid-cols-1 gap-2">
    {units.map(({ id, name, detail, most }, place) => (
      <li key={id} className="flex items-center gap-3">
        <span className="grid min-w-0 flex-1 grid-cols-1">
          <span className="truncate font-medium">{name}</span>
          {detail && <span className="truncate text-sm text-ink-3">{detail}</span>}
        </span>
        <Input
          className="w-20"
          type="number"
          inputMode="numeric"
          name="lines"
          autoFocus={autoFocus && place === 0}
          min={0}
          max={most}
          aria-label={t('orders.pieces_of', { name, count: most })}
          aria-invalid={error ? true : undefined}
          value={counts[id] ?? 0}
          onChange={({ target }) => onChange({ ...counts, [id]: Math.max(0, Math.min(most, Math.trunc(Number(target.value) || 0))) })}
        />
        <span className="w-10 text-sm text-ink-3 tabular-nums">/ {most}</span>
      </li>
    ))}
    {error && (
      <li role="alert" className="text-sm text-bad">
        {error}
      </li>
    )}
  </ul>
);

export const chosenLines = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([line_id, quantity]) => (quantity > 0 ? [{ line_id, quantity }] : []));

export const detailOfLine = ({ options }: Pick<Order['lines'][number], 'options'>) => Object.values(options).join(', ');
