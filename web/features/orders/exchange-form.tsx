import type { OrderFormProps } from './order-deeds.tsx';
import { ComingBack } from './return-form.tsx';

/** Takes pieces back and sends others out. */
export default function ExchangeForm(props: OrderFormProps) {
  return <ComingBack kind="exchange" {...props} />;
}
