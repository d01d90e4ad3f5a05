import type { Permission } from '@parley/contract/permissions';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { permissionName, t } from './messages.ts';

type PermissionsFieldProps = {
  name: string;
  label: string;
  hint: string;
  offered: readonly Permission[];
  chosen: readonly Permission[];
  error: string | undefined;
  /** Shows the names that programs use, too. */
  withCodes?: boolean;
  onChange: (chosen: Permission[]) => void;
};

/** Permissions as checkboxes, in words. */
export function PermissionsField({ name, label, hint, offered, chosen, error, withCodes = false, onChange }: PermissionsFieldProps) {
  const id = useId();
  const set = (permission: Permission, isOn: boolean) =>
    onChange(offered.filter((one) => (one === permission ? isOn : chosen.includes(one))));
  return (
    <fieldset aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className="mb-0.5 font-medium">{label}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {hint}
      </p>
      <div className="my-2 flex flex-wrap gap-1.5">
        <Button onClick={() => onChange(offered.filter((one) => one.endsWith(':read')))}>{t('permissions_field.reading')}</Button>
        <Button onClick={() => onChange([...offered])}>{t('permissions_field.all')}</Button>
        {chosen.length > 0 && <Button onClick={() => onChange([])}>{t('permissions_field.none')}</Button>}
      </div>
      <div className="gap-x-4 *:mb-2.5 *:flex *:break-inside-avoid sm:columns-2">
        {offered.map((permission, place) => (
          <Checkbox
            key={permission}
            name={place === 0 ? name : undefined}
            label={permissionName(permission)}
            hint={withCodes && <code className="font-mono">{permission}</code>}
            checked={chosen.includes(permission)}
            onChange={({ target }) => set(permission, target.checked)}
          />
        ))}
      </div>
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
