import { listPushDevices, type PushDevice, removePushDevice, updatePushDevice } from '@parley/contract/notifications';
import Smartphone from 'lucide-react/icons/smartphone';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { t } from './messages.ts';

/** The devices that receive push notifications of this shop. `onForgotten` follows the removal of this one. */
export function DevicesCard({ onForgotten }: { onForgotten: () => void }) {
  const read = useRead(listPushDevices, { merchant: useMerchantId() });
  return (
    <Card flush title={t('notifications.devices')}>
      <Loaded read={read} skeleton={<SkeletonRows rows={1} rowHeight={96} />}>
        {({ devices }) =>
          devices.length === 0 ? (
            <EmptyState icon={<Smartphone />} title={t('notifications.devices_none')} text={t('notifications.devices_none_text')} />
          ) : (
            <ul>
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} onForgotten={onForgotten} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function DeviceRow({ device, onForgotten }: { device: PushDevice; onForgotten: () => void }) {
  const { id, name, is_current: isCurrent, shows_text: showsText, created_at: createdAt, notified_at: notifiedAt } = device;
  const merchant = useMerchantId();
  const change = useCommand(updatePushDevice);
  const remove = useCommand(removePushDevice, {
    onDone: () => {
      notify.success(t('notifications.device_removed', { name }));
      if (isCurrent) onForgotten();
    },
  });
  const times = [
    t('notifications.device_added', { time: formatDateTime(createdAt) }),
    notifiedAt && t('notifications.device_notified', { time: formatDateTime(notifiedAt) }),
  ];
  return (
    <li className="grid gap-2 border-b px-3 py-2.5 last:border-b-0">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <span className="truncate font-medium">{name}</span>
            {isCurrent && <Tag>{t('notifications.device_this')}</Tag>}
          </p>
          <p className="text-sm text-ink-3 tabular-nums">{times.filter(Boolean).join(' · ')}</p>
        </div>
        <Button
          busy={remove.isPending}
          aria-label={t('notifications.device_remove_label', { name })}
          onClick={() => remove.mutate({ merchant, id })}
        >
          {t('notifications.device_remove')}
        </Button>
      </div>
      <Switch
        label={t('notifications.device_text')}
        hint={t('notifications.device_text_hint')}
        checked={change.isPending ? change.variables.shows_text : showsText}
        onChange={({ target }) => change.mutate({ merchant, id, shows_text: target.checked })}
      />
    </li>
  );
}
