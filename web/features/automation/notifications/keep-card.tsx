import { useSyncExternalStore } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { setWantsKept, wantsKept, watchChoice } from '../../../data/kept/choice.ts';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { t } from './messages.ts';

/** Whether this browser can store conversations. */
export const canKeep = (): boolean => 'indexedDB' in window;

/** Whether recent conversations are stored on this device, for this person. */
export function KeepCard() {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const isOn = useSyncExternalStore(watchChoice, () => wantsKept(userId));
  return (
    <Card title={t('notifications.kept')}>
      <Switch
        label={t('notifications.kept_switch')}
        hint={t('notifications.kept_hint')}
        checked={isOn}
        onChange={({ target }) => setWantsKept(userId, target.checked)}
      />
    </Card>
  );
}
