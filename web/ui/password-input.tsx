import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { t } from '../lib/messages.ts';
import { Input } from './input.tsx';

/** A password field with a button that shows the password. Set `autoComplete`: current-password or new-password. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const label = shown ? t('ui.hide_password') : t('ui.show_password');
  return (
    <Input
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={() => setShown(!shown)}
          className="touch-target grid size-6 place-items-center rounded-sm text-ink-3 hover:text-ink"
        >
          <Icon />
        </button>
      }
    />
  );
}
