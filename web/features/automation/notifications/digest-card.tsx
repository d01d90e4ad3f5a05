import { type Digest, getDigest, updateDigest } from '@parley/contract/digest';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { setRead, useRead } from '../../../data/use-read.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { t } from './messages.ts';

/** The reader's digest by email. A choice is saved at once, like those of devices. */
export function DigestCard() {
  const read = useRead(getDigest, { merchant: useMerchantId() });
  return (
    <Card title={t('notifications.digest')}>
      <Loaded read={read} skeleton={<SkeletonRows rows={1} rowHeight={96} />}>
        {(digest) => <DigestFields digest={digest} />}
      </Loaded>
    </Card>
  );
}

function DigestFields({ digest }: { digest: Digest }) {
  const merchant = useMerchantId();
  const save = useCommand(updateDigest, {
    onDone: (saved) => {
      setRead(getDigest, { merchant }, () => saved);
      notify.success(t('notifications.digest_saved'));
    },
  });
  // Shows what is being saved; a refused change goes back by itself.
  const { every, at } = save.isPending ? save.variables : digest;
  const change = (part: Partial<Pick<Digest, 'every' | 'at'>>) => save.mutate({ merchant, every, at, ...part });
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{t('notifications.digest_text')}</p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[200px_120px]">
        <Field label={t('notifications.digest_every')}>
          <Select value={every} onChange={({ target }) => change({ every: target.value as Digest['every'] })}>
            {(['off', 'daily', 'weekly'] as const).map((choice) => (
              <option key={choice} value={choice}>
                {t(`notifications.digest_${choice}`)}
              </option>
            ))}
          </Select>
        </Field>
        {every !== 'off' && (
          <Field label={t('notifications.digest_at')}>
            <Select value={at} onChange={({ target }) => change({ at: target.value })}>
              {timesWith(at).map((time) => (
                <option key={time} value={time}>
                  {time}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <p role="status" className="min-h-[1.45em] text-sm text-ink-3">
        {!save.isPending && digest.next_at !== null && nextText(digest.next_at, digest.time_zone)}
      </p>
    </div>
  );
}

const nextText = (at: string, zone: string) =>
  t('notifications.digest_next', { time: formatDateTime(at), zone: zone.replaceAll('_', ' ') });

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
/** Full hours, plus the current time. */
const timesWith = (at: string) => [...new Set([...hours, at])].sort();
