import { consentChannels } from '@parley/contract/customers';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './words.ts';

export type Said = { channel: (typeof consentChannels)[number]; state: 'granted' | 'refused'; source: string };
type FieldsProps = {
  said: Said;
  onChange: (said: Said) => void;
  /** Where the channel is still to be chosen. */
  withChannel?: boolean;
  error?: (path: string) => string | undefined;
};

/** What somebody said about being written to, and where. */
export const ConsentFields = ({ said, onChange, withChannel = false, error }: FieldsProps) => (
  <>
    {withChannel && (
      <Field label={t('customers.consent_channel')}>
        <Select value={said.channel} onChange={({ target }) => onChange({ ...said, channel: target.value as Said['channel'] })}>
          {consentChannels.map((channel) => (
            <option key={channel} value={channel}>
              {t(`consent.${channel}`)}
            </option>
          ))}
        </Select>
      </Field>
    )}
    <Field label={t('customers.consent_said')}>
      <Select value={said.state} onChange={({ target }) => onChange({ ...said, state: target.value as Said['state'] })}>
        <option value="granted">{t('customers.consent_yes')}</option>
        <option value="refused">{t('customers.consent_no')}</option>
      </Select>
    </Field>
    <Field label={t('customers.consent_source')} hint={t('customers.consent_source_hint')} error={error?.('source')}>
      <Input name="source" maxLength={120} value={said.source} onChange={({ target }) => onChange({ ...said, source: target.value })} />
    </Field>
  </>
);
