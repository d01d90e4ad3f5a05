import { type Profile, uploadAvatar } from '@parley/contract/users';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { useDo } from '../../../data/use-do.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { t } from './words.ts';

/** One's picture: chosen, shown at once, and sent. */
export function PicturePicker({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, show] = usePreview();
  const [objection, setObjection] = useState<string>();
  const updateUser = useAuth((auth) => auth.updateUser);
  const upload = useDo(uploadAvatar, {
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
    // Without this, choosing the same file again would be no change.
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

/** What the server would say about a file, before it travels; undefined when nothing speaks against it. */
function objectTo({ type, size }: { type: string; size: number }): string | undefined {
  if (!KINDS.includes(type)) return t('profile.picture_kind');
  return size > MOST_BYTES ? t('profile.picture_size') : undefined;
}

/** The address of a file that has not left the browser yet, and the way to choose which; let go of when another comes. */
function usePreview(): [string | undefined, (file: Blob | undefined) => void] {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return [address, (file) => setAddress(file && URL.createObjectURL(file))];
}
