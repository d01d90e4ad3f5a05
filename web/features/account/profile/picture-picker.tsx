import { type Profile, uploadAvatar } from '@parley/contract/users';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { t } from './messages.ts';

/** Chooses a profile picture, shows it at once and uploads it. */
export function PicturePicker({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, show] = usePreview();
  const [objection, setObjection] = useState<string>();
  const updateUser = useAuth((auth) => auth.updateUser);
  const upload = useCommand(uploadAvatar, {
    onDone: ({ avatar_url }) => {
      updateUser({ avatar_url });
      notify.success(t('profile.picture_saved'));
    },
    onProblem: (problem) => {
      show(undefined);
      setObjection(sentenceFor(problem));
    },
  });

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // Reset, so that choosing the same file again fires a change.
    currentTarget.value = '';
    if (!file) return;
    const refused = objectTo(file);
    setObjection(refused);
    if (refused) return;
    show(file);
    upload.mutate({ id: profile.user_id, avatar: file });
  }
  return (
    <div className="flex items-center gap-3.5">
      <Avatar name={profile.name} src={preview ?? profile.avatar_url} className="size-14! text-lg" />
      <div className="grid justify-items-start gap-1.5">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={t('profile.picture')}
          tabIndex={-1}
          onChange={choose}
          className="sr-only"
        />
        <Button busy={upload.isPending} onClick={() => input.current?.click()}>
          {t('profile.picture_change')}
        </Button>
        <p className="text-sm text-ink-3">{t('profile.picture_hint')}</p>
        <FormProblem>{objection}</FormProblem>
      </div>
    </div>
  );
}

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const MOST_BYTES = 5 * 1024 * 1024;

/** Checks a file as the server would, before it is sent; undefined when it is valid. */
function objectTo({ type, size }: { type: string; size: number }): string | undefined {
  if (!KINDS.includes(type)) return t('profile.picture_kind');
  return size > MOST_BYTES ? t('profile.picture_size') : undefined;
}

/** An object URL for a chosen file, and its setter; revoked when the file changes. */
function usePreview(): [string | undefined, (file: Blob | undefined) => void] {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return [address, (file) => setAddress(file && URL.createObjectURL(file))];
}
