import { orderFields } from '@parley/contract/orders';
import { useMemo } from 'react';
import type { Choice } from '../../ui/choice-list.tsx';
import type { FilterField } from '../../ui/filter/filter.ts';
import { useBrands, useTeam } from './data.ts';
import { t } from './words.ts';

type FieldName = keyof typeof orderFields;
/** Those that only links from a product or a customer bring; nobody chooses among a hundred thousand. */
const byLinkOnly: readonly FieldName[] = ['product', 'customer'];
const names = (Object.keys(orderFields) as FieldName[]).filter((name) => !byLinkOnly.includes(name));

/** The fields of the orders' filter in words. What there is to choose is read once somebody wants to filter. */
export function useOrderFields(isWanted: boolean): FilterField[] {
  const brands = useBrands(isWanted);
  const team = useTeam(isWanted);
  return useMemo(() => {
    const none: Choice[] = [];
    const choices: Partial<Record<FieldName, Choice[] | undefined>> = {
      status: orderFields.status.values.map((id) => ({ id, label: t(`orders.status_${id}`) })),
      payment_status: orderFields.payment_status.values.map((id) => ({ id, label: t(`orders.payment_${id}`) })),
      fulfillment_status: orderFields.fulfillment_status.values.map((id) => ({ id, label: t(`orders.fulfillment_${id}`) })),
      queue: orderFields.queue.values.map((id) => ({ id, label: t(`orders.queue_${id}`) })),
      channel: orderFields.channel.values.map((id) => ({ id, label: t(`orders.channel_${id}`) })),
      sold_by: orderFields.sold_by.values.map((id) => ({ id, label: t(`orders.seller_${id}`) })),
      returns: orderFields.returns.values.map((id) => ({ id, label: t(`orders.returns_${id}`) })),
      brand: brands.data?.items.map(({ id, name }) => ({ id, label: name })) ?? (brands.isError ? none : undefined),
      seller: team.data?.items.map(({ user_id: id, name }) => ({ id, label: name })) ?? (team.isError ? none : undefined),
    };
    const linked = byLinkOnly.map((id) => ({ id, label: t(`orders.field_${id}`), type: orderFields[id].type, choices: none }));
    return [...names.map((id) => ({ id, label: t(`orders.field_${id}`), type: orderFields[id].type, choices: choices[id] })), ...linked];
  }, [brands.data, brands.isError, team.data, team.isError]);
}
