import { listCollections } from '@parley/contract/collections';
import { productFields } from '@parley/contract/products';
import { useMemo } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import type { Choice } from '../../../ui/choice-list.tsx';
import type { FilterField } from '../../../ui/filter/filter.ts';
import { useBrands } from './data.ts';
import { t } from './messages.ts';

type FieldName = keyof typeof productFields;
export const productFieldNames = Object.keys(productFields) as FieldName[];

/** The filter fields of products. Their options load when the filter is first used. */
export function useProductFilterFields(names: readonly FieldName[], isEnabled: boolean): FilterField[] {
  const brands = useBrands(isEnabled);
  const hasCollections = names.includes('collection');
  const collections = useRead(listCollections, { merchant: useMerchantId() }, { enabled: isEnabled && hasCollections });
  return useMemo(() => {
    const choices: Partial<Record<FieldName, Choice[] | undefined>> = {
      status: productFields.status.values.map((id) => ({ id, label: t(`products.status_${id}`) })),
      source: productFields.source.values.map((id) => ({ id, label: t(`products.source_${id}`) })),
      stock_state: productFields.stock_state.values.map((id) => ({ id, label: t(`products.stock_${id}`) })),
      brand: choicesOf(brands),
      collection: choicesOf(collections),
    };
    return names.map((id) => ({ id, label: t(`products.field_${id}`), type: productFields[id].type, choices: choices[id] }));
  }, [names, brands, collections]);
}

type Read = { data?: { items: readonly { id: string; name: string }[] } | undefined; isError: boolean };
/** Undefined while they load; without options if they can't be read. */
const choicesOf = ({ data, isError }: Read) => data?.items.map(({ id, name }) => ({ id, label: name })) ?? (isError ? [] : undefined);
