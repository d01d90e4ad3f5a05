import { setBrandAccess } from '@parley/contract/brands';
import type { Teammate } from '@parley/contract/merchants';
import { useState } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useDo } from '../../data/use-do.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { PopoverOrSheet } from '../../ui/popover-or-sheet.tsx';
import { useBrands } from './data.ts';
import { t } from './words.ts';

/** Which brands a teammate sees, where the shop has more than one: all, or those that are ticked, at least one. */
export function BrandAccess({ teammate: { user_id: id, name, brand_ids: stored } }: { teammate: Teammate }) {
  const merchant = useMerchantId();
  const [isOpen, setOpen] = useState(false);
  const brands = useBrands().data?.items ?? [];
  const change = useDo(setBrandAccess, {
    onDone: ({ brand_ids: set }) =>
      notify.success(
        set === null ? t('settings.brands_all_saved', { name }) : t('settings.brands_some_saved', { name, count: set.length }),
      ),
  });
  if (brands.length < 2) return null;
  const ids = change.isPending ? change.variables.brand_ids : stored;
  const choose = (chosen: string) => {
    const next = ids?.includes(chosen) ? ids.filter((one) => one !== chosen) : [...(ids ?? []), chosen];
    const wanted = chosen === all ? null : next;
    // Somebody sees one brand at least; to see all again is said as such.
    if (wanted === null || wanted.length > 0) change.mutate({ merchant, id, brand_ids: wanted });
  };
  const words = ids === null ? t('settings.brands_all') : t('settings.brands_some', { count: ids.length });
  const label = t('settings.brands_of', { name });
  return (
    <PopoverOrSheet
      label={label}
      align="end"
      className="w-64 p-0!"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button aria-label={`${label}: ${words}`}>{words}</Button>}
    >
      <ChoiceList
        label={label}
        choices={[{ id: all, label: t('settings.brands_all') }, ...brands.map((one) => ({ id: one.id, label: one.name }))]}
        chosen={ids ?? [all]}
        onChoose={choose}
      />
    </PopoverOrSheet>
  );
}
const all = 'all';
