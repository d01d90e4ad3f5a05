import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useShop } from './data.ts';
import { ShopForm } from './shop-form.tsx';
import { t } from './words.ts';

export function ShopCard() {
  const { data: shop, isError, isFetching, refetch } = useShop();
  return (
    <Card title={t('settings.shop')} className="min-h-[438px] max-sm:min-h-[716px]">
      {shop ? (
        <ShopForm shop={shop} loadAgain={refetch} />
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={5} rowHeight={62} />
      )}
    </Card>
  );
}
