import { type Profile, updateProfile } from '@parley/contract/users';
import { useAuth } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useProfile } from './data.ts';
import { t } from './messages.ts';

/** How the inbox works for this user. */
export function InboxCard() {
  const { data: profile, isError } = useProfile();
  // The card above says why the profile can't be read, and tries again.
  if (isError && !profile) return null;
  return <Card title={t('profile.inbox')}>{profile ? <OpenNext profile={profile} /> : <SkeletonRows rows={1} rowHeight={40} />}</Card>;
}

function OpenNext({ profile: { user_id: id, name, open_next: isOn } }: { profile: Profile }) {
  const updateUser = useAuth((auth) => auth.updateUser);
  const saving = useCommand(updateProfile, {
    onDone: ({ open_next }) => {
      updateUser({ open_next });
      notify.success(t('profile.open_next_saved'));
    },
  });
  return (
    <Switch
      label={t('profile.open_next')}
      hint={t('profile.open_next_hint')}
      checked={saving.isPending ? saving.variables.open_next === true : isOn}
      disabled={saving.isPending}
      onChange={({ target }) => saving.mutate({ id, name, open_next: target.checked })}
    />
  );
}
