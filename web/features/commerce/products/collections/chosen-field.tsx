import { type CollectionProduct, mostCollectionProducts } from '@parley/contract/collections';
import { listProducts } from '@parley/contract/products';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { t } from './messages.ts';

type ChosenProps = { products: CollectionProduct[]; onChange: (products: CollectionProduct[]) => void; error: string | undefined };

/** The chosen products in order, and a search that adds more. */
export function ChosenField({ products, onChange, error }: ChosenProps) {
  const isFull = products.length >= mostCollectionProducts;
  const move = (place: number, to: number) => {
    const product = products[place];
    if (product) onChange(products.toSpliced(place, 1).toSpliced(to, 0, product));
  };
  return (
    <section aria-label={t('collections.list')} className="grid gap-2">
      {isFull ? (
        <p className="text-sm text-ink-3">{t('collections.most', { most: mostCollectionProducts })}</p>
      ) : (
        <Finder taken={new Set(products.map(({ product_id: id }) => id))} onFound={(one) => onChange([...products, one])} error={error} />
      )}
      {products.length === 0 && <p className="text-sm text-ink-3">{t('collections.list_empty')}</p>}
      <ol className="max-h-80 overflow-y-auto empty:hidden">
        {products.map(({ product_id: id, name, image }, place) => (
          <li key={id} className="flex min-h-11 items-center gap-2 border-b py-1 last:border-b-0">
            <Picture src={image} alt="" className="size-8" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <IconButton
              label={t('collections.earlier', { name })}
              icon={<ChevronUp />}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            />
            <IconButton
              label={t('collections.later', { name })}
              icon={<ChevronDown />}
              disabled={place === products.length - 1}
              onClick={() => move(place, place + 1)}
            />
            <IconButton label={t('collections.remove', { name })} icon={<X />} onClick={() => onChange(products.toSpliced(place, 1))} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type FinderProps = { taken: ReadonlySet<string>; onFound: (product: CollectionProduct) => void; error: string | undefined };

function Finder({ taken, onFound, error }: FinderProps) {
  const merchant = useMerchantId();
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim(), 200);
  const isAsked = q.length >= 2;
  const { data, isError, isFetching, refetch } = useRead(listProducts, { merchant, q, limit: 8 }, { enabled: isAsked, keepPrevious: true });
  const found = data?.items.filter(({ product_id: id }) => !taken.has(id)) ?? [];
  return (
    <>
      <Field label={t('collections.find')} error={error}>
        <Input
          name="products"
          role="searchbox"
          autoComplete="off"
          maxLength={200}
          placeholder={t('collections.find_hint')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      {isAsked && isError && !data && <ErrorState retry={() => void refetch()} busy={isFetching} />}
      {isAsked && data && found.length === 0 && (
        <p role="status" className="text-sm text-ink-3">
          {t('collections.found_none')}
        </p>
      )}
      {isAsked && found.length > 0 && (
        <ul className="grid gap-1">
          {found.map(({ product_id, name, image, status }) => (
            <li key={product_id}>
              <Button
                variant="ghost"
                icon={<Plus />}
                className="w-full justify-start!"
                aria-label={t('collections.add', { name })}
                onClick={() => onFound({ product_id, name, image, status })}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
