import Copy from 'lucide-react/icons/copy';
import { copyText } from '../../../data/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './messages.ts';

/** The only time that a secret is shown. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = () => copyText(secret, { copied: t('webhooks.copied'), refused: t('webhooks.copy_refused') });
  const footer = (
    <Button variant="primary" onClick={onClose}>
      {t('webhooks.secret_done')}
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('webhooks.secret_title')} description={t('webhooks.secret_text')} footer={footer}>
      <Field label={t('webhooks.secret')}>
        <Input readOnly className="font-mono" value={secret} onFocus={({ target }) => target.select()} />
      </Field>
      <Button className="mt-2" icon={<Copy />} onClick={() => void copy()}>
        {t('webhooks.copy')}
      </Button>
    </Dialog>
  );
}
