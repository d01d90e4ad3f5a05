import { consentChannels } from '@parley/contract/customers';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

export type ConsentInput = { channel: (typeof consentChannels)[number]; state: 'granted' | 'refused'; source: string };
type FieldsProps = {
  consent: ConsentInput;
  onChange: (consent: ConsentInput) => void;
  /** Where the channel is still to be chosen. */
  withChannel?: boolean;
  error?: (path: string) => string | undefined;
};

/** A customer's marketing consent, and its source. */
export const ConsentFields = ({ consent, onChange, withChannel = false, error }: FieldsProps) => (
  <>
    {withChannel && (
      <Field label={t('customers.consent_channel')}>
        <Select
          value={consent.channel}
          onChange={({ target }) => onChange({ ...consent, channel: target.value as ConsentInput['channel'] })}
        >
          {consentChannels.map((channel) => (
            <option key={channel} value={channel}>
              {t(`consent.${channel}`)}
            </option>
          ))}
        </Select>
      </Field>
    )}
    <Field label={t('customers.consent_said')}>
      <Select value={consent.state} onChange={({ target }) => onChange({ ...consent, state: target.value as ConsentInput['state'] })}>
        <option value="granted">{t('customers.consent_yes')}</option>
        <option value="refused">{t('customers.consent_no')}</option>
      </Select>
    </Field>
    <Field label={t('customers.consent_source')} hint={t('customers.consent_source_hint')} error={error?.('source')}>
      <Input
        name="source"
        maxLength={120}
        value={consent.source}
        onChange={({ target }) => onChange({ ...consent, source: target.value })}
      />
    </Field>
  </>
);
