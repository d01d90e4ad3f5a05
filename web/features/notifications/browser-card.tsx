import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useConsent } from './consent.ts';
import { t } from './words.ts';

/** Notifications of this browser, for this person. Switching them on is what asks the browser for its leave. */
export function BrowserCard() {
  const { permission, isOn, turnOn, turnOff } = useConsent();
  const [wasIgnored, setIgnored] = useState(false);
  const change = async (wanted: boolean) => {
    setIgnored(false);
    if (wanted) setIgnored((await turnOn()) === 'default');
    else turnOff();
  };
  const said = permission === 'denied' ? t('notifications.here_denied') : wasIgnored ? t('notifications.here_not_answered') : undefined;
  return (
    <Card title={t('notifications.here')}>
      {permission === 'unsupported' ? (
        <p className="text-ink-2">{t('notifications.here_unsupported')}</p>
      ) : (
        <Switch
          label={t('notifications.here_switch')}
          hint={t('notifications.here_hint')}
          checked={isOn}
          disabled={permission === 'denied'}
          onChange={({ target }) => void change(target.checked)}
        />
      )}
      <p role="status" className={said ? 'mt-2 text-ink-2' : 'sr-only'}>
        {said}
      </p>
    </Card>
  );
}
