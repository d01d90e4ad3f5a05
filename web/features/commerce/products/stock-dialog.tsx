import { listLocations, updateStock } from '@parley/contract/locations';
import type { Product, Variant } from '@parley/contract/products';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Input } from '../../../ui/input.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useShow } from './data.ts';
import { variantName } from './variant-name.ts';
import { unitsIn } from './variant-rows.tsx';
import { t } from './messages.ts';

type StockProps = { product: Product; onClose: () => void };
type Level = { variant_id: string; location_id: string; stock: number; was: number };

/** Stock of each variant at each location. Only what was changed is sent, and refused where it was sold meanwhile. */
export default function StockDialog({ product, onClose }: StockProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const locations = useRead(listLocations, { merchant });
  const form = useContractForm(async () => updateStock, {
    defaults: { merchant, id: product.product_id, levels: [] as Level[] },
    onDone: (saved) => {
      show(saved);
      notify.success(t('products.levels_saved'));
      onClose();
    },
  });
  const { levels } = form.values;
  const find = (variant: string, location: string) =>
    levels.findIndex((level) => level.variant_id === variant && level.location_id === location);
  const change = (level: Omit<Level, 'stock'>, typed: string) => {
    const place = find(level.variant_id, level.location_id);
    const next = { ...level, stock: typed === '' ? Number.NaN : Number(typed) };
    form.set('levels', place === -1 ? [...levels, next] : levels.with(place, next));
  };
  const counted = product.variants.filter(({ locations: at }) => at.length > 0);
  return (
    <ActionDialog
      title={t('products.levels_title', product)}
      text={t('products.levels_text')}
      does={t('products.levels_save')}
      form={form}
      size="large"
      onClose={onClose}
    >
      {locations.isPending && <SkeletonRows rows={3} rowHeight={40} />}
      {locations.isError && <ErrorState retry={() => void locations.refetch()} busy={locations.isFetching} />}
      {locations.data && (
        <div className="max-h-[50vh] overflow-auto">
          <table className="w-full text-sm tabular-nums">
            <thead>
              <tr className="border-b text-start text-xs text-ink-3">
                <th className="py-1.5 pe-3 text-start font-medium">{t('products.variant')}</th>
                {locations.data.items.map(({ id, name }) => (
                  <th key={id} className="py-1.5 pe-3 text-start font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {counted.map((variant) => (
                <tr key={variant.id} className="border-b align-top last:border-0">
                  <th scope="row" className="py-2 pe-3 text-start font-medium">
                    {variantName(variant)}
                  </th>
                  {locations.data.items.map(({ id, name }) => {
                    const place = find(variant.id, id);
                    const error = place === -1 ? undefined : form.error(`levels.${place}.stock`);
                    const typed = levels[place]?.stock;
                    return (
                      <td key={id} className="min-w-24 py-1.5 pe-3">
                        <LevelCell
                          label={t('products.level_of', { variant: variantName(variant), location: name })}
                          name={place === -1 ? `untouched.${variant.id}.${id}` : `levels.${place}.stock`}
                          value={typed === undefined ? String(stockAt(variant, id)) : Number.isNaN(typed) ? '' : String(typed)}
                          error={error}
                          onType={(text) => change({ variant_id: variant.id, location_id: id, was: stockAt(variant, id) }, text)}
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ActionDialog>
  );
}

const stockAt = ({ locations }: Variant, location: string) => locations.find(({ location_id: id }) => id === location)?.stock ?? 0;

type CellProps = { label: string; name: string; value: string; error: string | undefined; onType: (text: string) => void };

const LevelCell = ({ label, name, value, error, onType }: CellProps) => (
  <>
    <Input
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={8}
      value={value}
      {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-issue` })}
      onChange={({ target }) => onType(unitsIn(target.value))}
    />
    {error && (
      <p id={`${name}-issue`} role="alert" className="text-xs text-bad">
        {error}
      </p>
    )}
  </>
);
