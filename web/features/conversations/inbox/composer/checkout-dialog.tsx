import { createCheckout } from '@parley/contract/checkout';
import type { Conversation } from '@parley/contract/conversations';
import { getProduct, type Product } from '@parley/contract/products';
import { search } from '@parley/contract/search';
import { Command } from 'cmdk';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { sentenceFor } from '../../../../data/problem.ts';
import { send } from '../../../../data/send.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { useRead } from '../../../../data/use-read.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { type CartLine, detailOf, firstLine, isSold, subtotalOf, variantOf, withLine } from './checkout-cart.ts';
import { t } from './checkout-messages.ts';
import type { DraftCard } from './drafts.ts';

type DialogProps = { conversation: Conversation; onMade: (card: DraftCard) => void; onClose: () => void };

/** A cart for this customer: creates the checkout link and attaches it to the message as a card. */
export function CheckoutDialog({ conversation, onMade, onClose }: DialogProps) {
  const merchant = useMerchantId();
  const [lines, setLines] = useState<CartLine[]>([]);
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<{ text: string; isCode: boolean }>();
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const make = useCommand(createCheckout, {
    onProblem: (problem) => setIssue({ text: sentenceFor(problem), isCode: problem.code === 'discount.refused' }),
    onDone: ({ id, total_amount: total, currency }) => {
      onMade({
        sent: { type: 'checkout', checkout_id: id },
        name: t('checkout.make_card', { count: units }),
        detail: formatMoney(total, currency),
      });
      onClose();
    },
  });
  const change = (changed: CartLine[]) => {
    setIssue(undefined);
    setLines(changed);
  };
  const submit = () =>
    make.mutate({
      merchant,
      conversation_id: conversation.id,
      lines: lines.map(({ variantId: variant_id, quantity }) => ({ variant_id, quantity })),
      discount_code: code.trim() || null,
    });
  const currency = lines[0]?.product.currency;
  const canMake = lines.length > 0 && lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0 && quantity <= 1000);
  const footer = (
    <>
      <Button onClick={onClose}>{t('checkout.cancel')}</Button>
      <Button variant="primary" disabled={!canMake} busy={make.isPending} onClick={submit}>
        {t('checkout.make_do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('checkout.make')}
      description={t('checkout.make_text')}
      footer={footer}
    >
      <div className="grid gap-3">
        <CheckoutSearch
          onFound={(product) => {
            const line = firstLine(product);
            if (line) change(withLine(lines, line));
          }}
        />
        <CheckoutLines lines={lines} onChange={change} />
        <Field label={t('checkout.make_code')} optional error={issue?.isCode ? issue.text : undefined}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            value={code}
            onChange={({ target }) => {
              setIssue(undefined);
              setCode(target.value);
            }}
          />
        </Field>
        {canMake && currency && (
          <p className="tabular-nums" role="status">
            <b>{t('checkout.make_total_of', { value: formatMoney(subtotalOf(lines, currency), currency) })}</b>
            <span className="block text-sm text-ink-3">{t('checkout.make_total_note')}</span>
          </p>
        )}
        <FormProblem>{issue && !issue.isCode ? issue.text : undefined}</FormProblem>
      </div>
    </Dialog>
  );
}

const pause = 150;
const fewest = 2;
const maxResults = 6;

/** Finds products by name; a chosen one is loaded with its variants. */
function CheckoutSearch({ onFound }: { onFound: (product: Product) => void }) {
  const merchant = useMerchantId();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), pause);
  const isLong = q.length >= fewest;
  const read = useRead(search, { merchant, q, limit: maxResults }, { enabled: isLong, keepPrevious: true });
  const found = isLong ? (read.data?.results.products ?? []) : [];
  const choose = async (id: string) => {
    // A toast reports the error.
    const product = await send(getProduct, { merchant, id }).catch(() => undefined);
    if (!product) return;
    onFound(product);
    setText('');
  };
  const says = !isLong
    ? t('checkout.make_search_hint')
    : read.isError
      ? t('checkout.make_failed')
      : read.isSuccess && found.length === 0
        ? t('checkout.make_none')
        : null;
  return (
    <Command shouldFilter={false} loop label={t('checkout.make_search')} className="rounded border border-line-strong">
      <Command.Input
        autoFocus
        value={text}
        onValueChange={setText}
        placeholder={t('checkout.make_search')}
        className="h-9 w-full bg-transparent px-3 outline-none pointer-coarse:text-[16px]"
      />
      <Command.List className="border-t p-1 empty:hidden">
        {found.map(({ product_id: id, name, price, currency }) => (
          <Command.Item
            key={id}
            value={id}
            onSelect={() => void choose(id)}
            className="flex min-h-row cursor-pointer items-center gap-2.5 rounded-sm px-2 data-[selected=true]:bg-hover dark:data-[selected=true]:bg-line-strong"
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-sm text-ink-3 tabular-nums">{formatMoney(price, currency)}</span>
          </Command.Item>
        ))}
        {says && <p className="px-2 py-1.5 text-sm text-ink-3">{says}</p>}
      </Command.List>
    </Command>
  );
}

type LinesProps = { lines: readonly CartLine[]; onChange: (lines: CartLine[]) => void };

/** The cart's lines: variant and quantity. */
function CheckoutLines({ lines, onChange }: LinesProps) {
  if (lines.length === 0) return <p className="py-2 text-ink-3">{t('checkout.make_empty')}</p>;
  const change = (changed: CartLine, part: Partial<CartLine>) =>
    onChange(lines.map((line) => (line === changed ? { ...line, ...part } : line)));
  return (
    <ul className="grid">
      {lines.map((line) => (
        <Line
          key={line.product.product_id + line.variantId}
          line={line}
          onVariant={(variantId) => change(line, { variantId })}
          onQuantity={(quantity) => change(line, { quantity })}
          onRemove={() => onChange(lines.filter((one) => one !== line))}
        />
      ))}
    </ul>
  );
}

type LineProps = { line: CartLine; onVariant: (id: string) => void; onQuantity: (count: number) => void; onRemove: () => void };

function Line({ line, onVariant, onQuantity, onRemove }: LineProps) {
  const { product, variantId, quantity } = line;
  const { name, currency, variants } = product;
  const variant = variantOf(line);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_72px_auto] items-center gap-x-2 gap-y-1 border-b py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        {variants.length > 1 ? (
          <Select
            aria-label={t('checkout.make_variant', { name })}
            value={variantId}
            onChange={({ target }) => onVariant(target.value)}
            className="mt-1 w-full"
          >
            {variants.map((one) => (
              <option key={one.id} value={one.id} disabled={!isSold(one, product.inventory_policy)}>
                {[detailOf(one), formatMoney(one.price, currency), stockOf(one, product)].filter(Boolean).join(' · ')}
              </option>
            ))}
          </Select>
        ) : (
          variant && (
            <span className="text-sm text-ink-3 tabular-nums">
              {[formatMoney(variant.price, currency), stockOf(variant, product)].filter(Boolean).join(' · ')}
            </span>
          )
        )}
      </span>
      <Input
        type="number"
        min={1}
        max={1000}
        aria-label={t('checkout.make_quantity', { name })}
        value={Number.isNaN(quantity) ? '' : quantity}
        onChange={({ target }) => onQuantity(target.valueAsNumber)}
      />
      <IconButton label={t('checkout.make_remove', { name })} icon={<X />} onClick={onRemove} />
    </li>
  );
}

function stockOf(variant: NonNullable<ReturnType<typeof variantOf>>, { inventory_policy: policy }: CartLine['product']): string {
  if (!isSold(variant, policy)) return t('checkout.make_sold_out');
  return variant.stock === null || policy === 'continue' ? '' : t('checkout.make_left', { count: variant.stock });
}
