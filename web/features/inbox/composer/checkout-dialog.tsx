import { createCheckout } from '@parley/contract/checkout';
import type { Conversation } from '@parley/contract/conversations';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { useDo } from '../../../data/use-do.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { type CartLine, firstLine, subtotalOf, withLine } from './checkout-cart.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutSearch } from './checkout-search.tsx';
import { t } from './checkout-words.ts';
import type { DraftCard } from './drafts.ts';

type DialogProps = { conversation: Conversation; onMade: (card: DraftCard) => void; onClose: () => void };

/** A cart for this customer: the link to it is made at once and goes along with the message as a card. */
export function CheckoutDialog({ conversation, onMade, onClose }: DialogProps) {
  const merchant = useMerchantId();
  const [lines, setLines] = useState<CartLine[]>([]);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<{ text: string; isCode: boolean }>();
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const make = useDo(createCheckout, {
    quiet: true,
    onProblem: (problem) => setFault({ text: sentenceFor(problem), isCode: problem.code === 'discount.refused' }),
    onDone: ({ id, total_amount: total, currency }) => {
      onMade({
        sent: { type: 'checkout', checkout_id: id },
        name: t('checkout.make_card', { count: pieces }),
        detail: formatMoney(total, currency),
      });
      onClose();
    },
  });
  const change = (changed: CartLine[]) => {
    setFault(undefined);
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
        <Field label={t('checkout.make_code')} optional error={fault?.isCode ? fault.text : undefined}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            value={code}
            onChange={({ target }) => {
              setFault(undefined);
              setCode(target.value);
            }}
          />
        </Field>
        {canMake && currency && (
          <p className="tabular-nums" role="status">
            <b>{t('checkout.make_total_of', { value: formatMoney(subtotalOf(lines), currency) })}</b>
            <span className="block text-sm text-ink-3">{t('checkout.make_total_note')}</span>
          </p>
        )}
        <FormProblem>{fault && !fault.isCode ? fault.text : undefined}</FormProblem>
      </div>
    </Dialog>
  );
}
