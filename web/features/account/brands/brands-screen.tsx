import { type Brand, listBrands } from '@parley/contract/brands';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { BrandCard } from './brand-card.tsx';
import { EditBrand, NewBrand } from './brand-dialog.tsx';
import { DeleteBrand } from './delete-brand.tsx';
import { t } from './messages.ts';

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; brand: Brand };

/** The shop's brands with their appearance and counts. */
export function BrandsScreen() {
  const merchant = useMerchantId();
  const { data, isPending, isError, isFetching, refetch } = useRead(listBrands, { merchant });
  const mayMake = useMay('settings:write');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  useHotkey('n', () => setOpen({ kind: 'new' }), { when: mayMake, harmless: true });
  const make = mayMake && (
    <Button variant="primary" icon={<Plus />} kbd="n" onClick={() => setOpen({ kind: 'new' })}>
      {t('brands.make')}
    </Button>
  );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="grid max-w-[1128px] gap-4 p-4 md:p-6">
        <PageHeader level={2} title={t('brands.title')} text={t('brands.text')} actions={make} />
        {isPending && <SkeletonRows rows={4} rowHeight={120} />}
        {isError && !data && <ErrorState title={t('brands.failed')} retry={() => void refetch()} busy={isFetching} />}
        {data && (
          <ul className="grid gap-3 lg:grid-cols-2">
            {data.items.map((brand) => (
              <li key={brand.id}>
                <BrandCard
                  brand={brand}
                  onEdit={() => setOpen({ kind: 'edit', brand })}
                  onDelete={() => setOpen({ kind: 'delete', brand })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {open?.kind === 'new' && <NewBrand onClose={close} />}
      {open?.kind === 'edit' && <EditBrand brand={open.brand} onClose={close} />}
      {open?.kind === 'delete' && <DeleteBrand brand={open.brand} onClose={close} />}
    </div>
  );
}
