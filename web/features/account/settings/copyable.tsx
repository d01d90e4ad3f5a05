import Copy from 'lucide-react/icons/copy';
import { copyText } from '../../../data/copy-text.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './sso-messages.ts';

/** An address to enter elsewhere. */
export function Copyable({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const copy = () => void copyText(value, { copied: t('sso.copied'), refused: t('sso.copy_refused') });
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={label} hint={hint}>
          <Input readOnly value={value} className="font-mono" onFocus={({ target }) => target.select()} />
        </Field>
      </div>
      <IconButton label={`${t('sso.copy')}: ${label}`} icon={<Copy />} onClick={copy} />
    </div>
  );
}
