import X from 'lucide-react/icons/x';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useConsent } from './consent.ts';
import { t } from './words.ts';

/** Offers notifications of the browser, once: whatever is answered, it does not come again. */
export function OfferLine() {
  const { permission, wasAsked, turnOn, turnOff } = useConsent();
  const isOpen = permission === 'default' || permission === 'granted';
  if (!isOpen || wasAsked) return null;
  return (
    <div className="flex shrink-0 items-center gap-1 border-b py-1 ps-4 pe-1 text-sm text-ink-2 max-md:-mx-4">
      <span className="min-w-0 flex-1">{t('notifications.offer')}</span>
      <Button variant="ghost" onClick={() => void turnOn()}>
        {t('notifications.offer_yes')}
      </Button>
      <IconButton label={t('notifications.offer_no')} icon={<X />} onClick={turnOff} />
    </div>
  );
}
