import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { formatDay, formatWhen } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { usePasskeys } from './data.ts';
import { AddPasskey, type Passkey, RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx';
import { t } from './passkey-messages.ts';

/** The user's passkeys. */
export function PasskeysCard() {
  const { data, isError, isFetching, refetch } = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const add = 'PublicKeyCredential' in window && <Button onClick={() => setAdding(true)}>{t('passkeys.add')}</Button>;
  return (
    <Card flush title={t('passkeys.title')} aside={add}>
      <p className="border-b px-3 py-2.5 text-ink-2">{t('passkeys.text')}</p>
      {data ? (
        data.items.length > 0 ? (
          <ul>
            {data.items.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        ) : (
          <div className="px-3 py-2.5">
            <p className="font-medium">{t('passkeys.empty')}</p>
            <p className="text-ink-3">{t('passkeys.empty_text')}</p>
          </div>
        )
      ) : isError ? (
        <ErrorState title={t('passkeys.failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={1} rowHeight={60} />
      )}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
    </Card>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, synced, created_at: created, last_used_at: used } = passkey;
  const [opened, open] = useState<'rename' | 'remove'>();
  const close = () => open(undefined);
  return (
    <li className="flex min-h-[60px] items-center gap-3 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {synced && <Tag>{t('passkeys.synced')}</Tag>}
        </p>
        <p className="text-sm text-ink-3 tabular-nums">
          {t('passkeys.added', { time: formatDay(created) })} ·{' '}
          {used ? t('passkeys.used', { time: formatWhen(used) }) : t('passkeys.unused')}
        </p>
      </div>
      <Menu align="end" trigger={<IconButton label={t('passkeys.actions', { name })} icon={<Ellipsis />} />}>
        <MenuItem onSelect={() => open('rename')}>{t('passkeys.rename')}</MenuItem>
        <MenuItem tone="danger" onSelect={() => open('remove')}>
          {t('passkeys.remove')}
        </MenuItem>
      </Menu>
      {opened === 'rename' && <RenamePasskey passkey={passkey} onClose={close} />}
      {opened === 'remove' && <RemovePasskey passkey={passkey} onClose={close} />}
    </li>
  );
}
