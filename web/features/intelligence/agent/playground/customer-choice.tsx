import { search } from '@parley/contract/search';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { PopoverOrSheet } from '../../../../ui/popover-or-sheet.tsx';
import type { AsCustomer } from './use-playground.ts';
import { t } from './messages.ts';

type ChoiceProps = { customer: AsCustomer | null; onChange: (customer: AsCustomer | null) => void };

/** Who the AI takes the customer to be: an unknown visitor, or a verified customer. */
export function CustomerChoice({ customer, onChange }: ChoiceProps) {
  const [open, setOpen] = useState(false);
  const may = useMay('customers:read');
  if (!may) return null;
  const choose = (chosen: AsCustomer | null) => {
    setOpen(false);
    onChange(chosen);
  };
  const trigger = (
    <Button
      icon={<ChevronDown aria-hidden />}
      className="min-w-0 shrink! overflow-hidden [&>span]:min-w-0"
      aria-label={t('ui.labelled', { label: t('playground.customer'), value: customer?.name ?? t('playground.customer_unknown') })}
    >
      <span className="min-w-0 truncate">{customer?.name ?? t('playground.customer_unknown')}</span>
    </Button>
  );
  return (
    <PopoverOrSheet
      trigger={trigger}
      label={t('playground.customer_choose')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-[300px]"
    >
      <Finder onChoose={choose} isChosen={customer !== null} />
    </PopoverOrSheet>
  );
}

function Finder({ onChoose, isChosen }: { onChoose: (chosen: AsCustomer | null) => void; isChosen: boolean }) {
  const merchant = useMerchantId();
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim(), 200);
  const { data, isFetching } = useRead(search, { merchant, q, limit: 6 }, { enabled: q.length >= 2, keepPrevious: true });
  const found = q.length >= 2 ? (data?.results.customers ?? []) : [];
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-3">{t('playground.customer_text')}</p>
      <Input
        role="searchbox"
        autoFocus
        aria-label={t('playground.customer_find')}
        placeholder={t('playground.customer_find')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul className="grid min-h-8 gap-0.5">
        {found.map((one) => (
          <li key={one.id}>
            <Button variant="ghost" className="w-full min-w-0 justify-start!" onClick={() => onChoose({ id: one.id, name: one.name })}>
              <span className="truncate">{[one.name, one.email].filter(Boolean).join(' · ')}</span>
            </Button>
          </li>
        ))}
        {q.length >= 2 && data && !isFetching && found.length === 0 && (
          <li className="px-2 py-1 text-ink-3">{t('playground.customer_none')}</li>
        )}
      </ul>
      {isChosen && <Button onClick={() => onChoose(null)}>{t('playground.customer_remove')}</Button>}
    </div>
  );
}
