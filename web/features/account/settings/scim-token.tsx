import { createScimToken } from '@parley/contract/sso-settings';
import Copy from 'lucide-react/icons/copy';
import { useMerchantId } from '../../../data/auth.ts';
import { copyText } from '../../../data/copy-text.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './sso-messages.ts';

/** Creates a token, after asking when it replaces one, and shows it once. It closes by its button alone, so that a click beside it loses nothing. */
export function ScimToken({ replaces, onClose }: { replaces: boolean; onClose: () => void }) {
  const merchant = useMerchantId();
  const { mutate, data, isPending } = useCommand(createScimToken);
  if (data) {
    const copy = () => void copyText(data.token, { copied: t('sso.copied'), refused: t('sso.copy_refused') });
    return (
      <Dialog
        open
        onOpenChange={() => undefined}
        title={t('sso.scim_created_title')}
        description={t('sso.scim_created_text')}
        footer={
          <>
            <Button onClick={onClose}>{t('sso.close')}</Button>
            <Button variant="primary" icon={<Copy />} onClick={copy}>
              {t('sso.scim_copy')}
            </Button>
          </>
        }
      >
        <Field label={t('sso.scim_token')}>
          <Input readOnly value={data.token} className="font-mono" onFocus={({ target }) => target.select()} />
        </Field>
      </Dialog>
    );
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('sso.cancel')}</Button>
      <Button variant={replaces ? 'danger' : 'primary'} busy={isPending} onClick={() => mutate({ merchant })}>
        {replaces ? t('sso.scim_replace') : t('sso.scim_create')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={replaces ? t('sso.scim_replace_title') : t('sso.scim_create')}
      description={replaces ? t('sso.scim_replace_text') : t('sso.scim_text')}
      footer={footer}
    />
  );
}
