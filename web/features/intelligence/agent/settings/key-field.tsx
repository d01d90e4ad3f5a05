import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { PasswordInput } from '../../../../ui/password-input.tsx';
import { t } from '../messages.ts';
import type { TabProps } from './use-draft.ts';

/** A write-only API key: only its existence and its last characters are shown. */
export function KeyField({ draft }: TabProps) {
  const { key_set: isSet, key_hint: hint, key } = draft.values.engine;
  const [isReplacing, setReplacing] = useState(false);
  const error = draft.error('engine.key');
  const mayType = !isSet || isReplacing || typeof key === 'string' || error !== undefined;
  const keep = () => {
    setReplacing(false);
    draft.keepKey();
  };
  if (key === null || !mayType)
    return (
      <div className="grid gap-1.5">
        <p className="font-medium">{t('agent.key')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <p className="me-auto text-ink-2">
            {key === null ? t('agent.key_will_go') : hint ? t('agent.key_set', { hint }) : t('agent.key_set_unknown')}
          </p>
          {draft.mayWrite &&
            (key === null ? (
              <Button onClick={keep}>{t('agent.key_keep')}</Button>
            ) : (
              <>
                <Button onClick={() => setReplacing(true)}>{t('agent.key_replace')}</Button>
                <Button variant="danger" onClick={() => draft.setEngine({ key: null })}>
                  {t('agent.key_remove')}
                </Button>
              </>
            ))}
        </div>
      </div>
    );
  const type = (value: string) => (value === '' ? draft.keepKey() : draft.setEngine({ key: value }));
  return (
    <Field
      label={isSet ? t('agent.key_new') : t('agent.key')}
      hint={isSet && key ? t('agent.key_will_come') : t('agent.key_hint')}
      error={error}
      aside={
        isSet ? (
          <button type="button" className="underline underline-offset-2" onClick={keep}>
            {t('agent.key_keep')}
          </button>
        ) : (
          t('agent.key_none')
        )
      }
    >
      <PasswordInput
        name="engine.key"
        autoComplete="off"
        spellCheck={false}
        maxLength={400}
        value={key ?? ''}
        onChange={({ target }) => type(target.value)}
      />
    </Field>
  );
}
