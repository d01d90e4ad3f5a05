import { productFields } from '@parley/contract/products';
import { useMemo } from 'react';
import type { Choice } from '../../ui/choice-list.tsx';
import type { FilterField } from '../../ui/filter/filter.ts';
import { useBrands } from './data.ts';
import { t } from './words.ts';

type FieldName = keyof typeof productFields;
const names = Object.keys(productFields) as FieldName[];

/** The fields of the products' filter in words. What there is to choose is read once somebody wants to filter. */
export function useProductFields(isWanted: boolean): FilterField[] {
  const brands = useBrands(isWanted);
  return useMemo(() => {
    const choices: Partial<Record<FieldName, Choice[] | undefined>> = {
      status: productFields.status.values.map((id) => ({ id, label: t(`products.status_${id}`) })),
      source: productFields.source.values.map((id) => ({ id, label: t(`products.source_${id}`) })),
      stock_state: productFields.stock_state.values.map((id) => ({ id, label: t(`products.stock_${id}`) })),
      brand: brands.data?.items.map(({ id, name }) => ({ id, label: name })) ?? (brands.isError ? [] : undefined),
    };
    return names.map((id) => ({ id, label: t(`products.field_${id}`), type: productFields[id].type, choices: choices[id] }));
  }, [brands.data, brands.isError]);
}
