import { linkInvite } from '@parley/contract/team-access';
import { useEffect, useRef } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { copyText } from '../../../data/copy-text.ts';
import { useCommand } from '../../../data/use-command.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { t } from './messages.ts';

/** A link for an open invitation, made when the dialog opens. The emailed link keeps working. */
export function InviteLink({ id, email, onClose }: { id: string; email: string; onClose: () => void }) {
  const merchant = useMerchantId();
  const { mutate, data, isError, isPending } = useCommand(linkInvite);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ merchant, id });
  }, [mutate, merchant, id]);
  const copy = () =>
    data && void copyText(data.url, { copied: t('settings.invite_link_copied'), refused: t('settings.invite_link_refused') });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('settings.invite_link_title', { email })}
      {...(data && { description: t('settings.invite_link_text', { time: formatDateTime(data.expires_at) }) })}
      footer={
        data && (
          <Button variant="primary" onClick={copy}>
            {t('settings.invite_link_copy')}
          </Button>
        )
      }
    >
      {data ? (
        <Field label={t('settings.invite_link_field')}>
          <Input readOnly value={data.url} className="font-mono" onFocus={({ target }) => target.select()} />
        </Field>
      ) : isError ? (
        <ErrorState title={t('settings.invite_link_failed')} retry={() => mutate({ merchant, id })} busy={isPending} />
      ) : (
        <SkeletonRows rows={1} rowHeight={64} />
      )}
    </Dialog>
  );
}
