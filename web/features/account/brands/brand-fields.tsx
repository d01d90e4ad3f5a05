import { type Brand, tones } from '@parley/contract/brands';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { t } from './messages.ts';

export type BrandBody = Pick<Brand, 'name' | 'logo' | 'colours' | 'tone' | 'policies' | 'sender' | 'returns_address' | 'invoice_details'>;
/** With what either endpoint sends besides, so that both forms fit. */
type BrandInput = BrandBody & { merchant: string; id: string };
type FieldsProps = {
  now: BrandBody;
  set: <Name extends keyof BrandBody>(name: Name, value: BrandInput[Name]) => void;
  error: (path: string) => string | undefined;
  onUploading: (isUploading: boolean) => void;
};

/** All fields of a brand: appearance, tone, signature and policies. */
export function BrandFields({ now, set, error, onUploading }: FieldsProps) {
  const { name, logo, colours, tone, policies, sender, returns_address, invoice_details } = now;
  return (
    <>
      <Field label={t('brands.name')} error={error('name')}>
        <Input name="name" maxLength={80} autoComplete="off" value={name} onChange={({ target }) => set('name', target.value)} />
      </Field>
      <LogoField logo={logo} onChange={(next) => set('logo', next)} onUploading={onUploading} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ColourField
          name="colours.primary"
          label={t('brands.colour_primary')}
          value={colours.primary}
          error={error('colours.primary')}
          onChange={(primary) => set('colours', { ...colours, primary })}
        />
        <ColourField
          name="colours.accent"
          label={t('brands.colour_accent')}
          value={colours.accent ?? ''}
          error={error('colours.accent')}
          onChange={(accent) => set('colours', { ...colours, accent: accent || null })}
          isOptional
        />
        <Field label={t('brands.tone')}>
          <Select name="tone" value={tone} onChange={({ target }) => set('tone', tones.find((one) => one === target.value) ?? 'friendly')}>
            {tones.map((one) => (
              <option key={one} value={one}>
                {t(`brands.tone_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid items-start gap-4 border-t pt-4 md:grid-cols-2">
        <Field label={t('brands.sender_name')} hint={t('brands.sender_name_hint')} error={error('sender.name')} optional>
          <Input
            name="sender.name"
            maxLength={80}
            value={sender.name}
            onChange={({ target }) => set('sender', { ...sender, name: target.value })}
          />
        </Field>
        <Field label={t('brands.sender_email')} error={error('sender.email')} optional>
          <Input
            name="sender.email"
            type="email"
            maxLength={254}
            value={sender.email ?? ''}
            onChange={({ target }) => set('sender', { ...sender, email: target.value || null })}
          />
        </Field>
      </div>
      <div className="grid gap-4 border-t pt-4">
        <Field label={t('brands.returns_address')} hint={t('brands.returns_address_hint')} error={error('returns_address')} optional>
          <Textarea
            name="returns_address"
            maxLength={400}
            value={returns_address}
            onChange={({ target }) => set('returns_address', target.value)}
          />
        </Field>
        <Field label={t('brands.invoice_details')} hint={t('brands.invoice_details_hint')} error={error('invoice_details')} optional>
          <Textarea
            name="invoice_details"
            maxLength={600}
            value={invoice_details}
            onChange={({ target }) => set('invoice_details', target.value)}
          />
        </Field>
      </div>
      <div className="grid gap-4 border-t pt-4">
        <p className="text-sm text-ink-3">{t('brands.policies_text')}</p>
        {(['returns', 'shipping', 'privacy'] as const).map((policy) => (
          <Field key={policy} label={t(`brands.policy_${policy}`)} error={error(`policies.${policy}`)} optional>
            <Textarea
              name={`policies.${policy}`}
              maxLength={5000}
              value={policies[policy]}
              onChange={({ target }) => set('policies', { ...policies, [policy]: target.value })}
            />
          </Field>
        ))}
      </div>
    </>
  );
}
