import { keyScopes } from '@parley/contract/api-keys';
import type { Permission } from '@parley/contract/permissions';
import { useId } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { t } from './messages.ts';

type ScopesProps = { scopes: readonly Permission[]; error: string | undefined; onChange: (scopes: Permission[]) => void };

/** The scopes that one may give: those one has. */
export function ScopesField({ scopes, error, onChange }: ScopesProps) {
  const id = useId();
  const mine = useAuth((auth) => auth.user?.permissions) ?? [];
  const offered = keyScopes.filter((permission) => mine.includes(permission));
  const set = (scope: Permission, isOn: boolean) => onChange(offered.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  return (
    <fieldset aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className="mb-0.5 font-medium">{t('api_keys.scopes_label')}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {t('api_keys.scopes_hint')}
      </p>
      <div className="my-2 flex flex-wrap gap-1.5">
        <Button onClick={() => onChange(offered.filter((scope) => scope.endsWith(':read')))}>{t('api_keys.reading')}</Button>
        <Button onClick={() => onChange([...offered])}>{t('api_keys.all')}</Button>
        {scopes.length > 0 && <Button onClick={() => onChange([])}>{t('api_keys.none')}</Button>}
      </div>
      <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        {offered.map((scope, place) => (
          <Checkbox
            key={scope}
            name={place === 0 ? 'scopes' : undefined}
            label={t(`scopes.${scope}`)}
            hint={<code className="font-mono">{scope}</code>}
            checked={scopes.includes(scope)}
            onChange={({ target }) => set(scope, target.checked)}
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
