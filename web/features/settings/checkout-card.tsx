import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { t } from './checkout-words.ts';
import { useShop } from './data.ts';

/** What the shop's checkout links ask for shipping, and how they can be paid. That the shop cannot be read is told by its own card. */
export function CheckoutCard() {
  const { data: shop, isError, refetch } = useShop();
  if (isError && !shop) return null;
  return (
    <Card title={t('checkout.title')} className="min-h-[314px] max-sm:min-h-[521px]">
      {shop ? <CheckoutForm shop={shop} loadAgain={refetch} /> : <SkeletonRows rows={3} rowHeight={62} />}
    </Card>
  );
}
