import { Link } from 'react-router';
import { useAuth } from '../../../../data/auth.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Card } from '../../../../ui/card.tsx';
import { KeyValue } from '../../../../ui/key-value.tsx';
import { t } from '../messages.ts';

/** What registration made. */
export function ShopStep() {
  const user = useAuth((auth) => auth.user);
  return (
    <Card>
      <KeyValue
        items={[
          { label: t('onboarding.shop_name'), value: user?.merchant_name },
          { label: t('onboarding.shop_zone'), value: user?.merchant_time_zone?.replaceAll('_', ' ') },
          { label: t('onboarding.shop_email'), value: user?.email },
        ]}
      />
      <Link to="/settings" className={buttonClass('default', 'control', 'mt-3')}>
        {t('onboarding.shop_change')}
      </Link>
    </Card>
  );
}
