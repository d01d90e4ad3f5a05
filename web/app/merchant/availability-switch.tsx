import { listTeam } from '@parley/contract/merchants';
import { setAvailability } from '@parley/contract/teams';
import { useAuth, useMay, useMerchantId } from '../../data/auth.ts';
import { useLiveState } from '../../data/live.ts';
import { useCommand } from '../../data/use-command.ts';
import { setRead, useRead } from '../../data/use-read.ts';
import { t } from '../../lib/messages.ts';
import { StatusDot } from '../../ui/status-dot.tsx';
import { Switch } from '../../ui/switch.tsx';

const TONES = { online: 'ok', away: 'info', offline: 'neutral' } as const;

/** The user's availability for customers and teammates, with a switch. Only for roles that answer customers. */
export function AvailabilitySwitch() {
  const merchant = useMerchantId();
  const me = useAuth((auth) => auth.user?.user_id);
  const mayAnswer = useMay('inbox:write');
  const isLive = useLiveState() === 'live';
  const { data } = useRead(listTeam, { merchant }, { enabled: mayAnswer });
  const set = useCommand(setAvailability, {
    onDone: ({ availability }) =>
      setRead(listTeam, { merchant }, (held) => ({
        ...held,
        items: held.items.map((one) => (one.user_id === me ? { ...one, availability } : one)),
      })),
  });
  if (!mayAnswer || !merchant) return null;
  const known = data?.items.find(({ user_id: id }) => id === me)?.availability;
  // The open stream means online; the list may not show it yet.
  const own = known === 'offline' && isLive ? 'online' : known;
  const now = set.isPending ? set.variables.availability : own;
  return (
    <div className="flex h-8 items-center gap-2 px-2">
      {now && <StatusDot tone={TONES[now]}>{t(`shell.availability_${now}`)}</StatusDot>}
      <Switch
        label={t('shell.availability_switch')}
        hideLabel
        className="ms-auto"
        disabled={!now}
        checked={now !== 'away'}
        onChange={({ target }) => set.mutate({ merchant, availability: target.checked ? 'online' : 'away' })}
      />
    </div>
  );
}
