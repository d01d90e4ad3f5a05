import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { BrandChoice, EventChoice } from './choices.tsx';
import { type Header, HeaderFields } from './header-fields.tsx';
import { t } from './messages.ts';

type EndpointValues = {
  url?: string | undefined;
  description?: string | undefined;
  event_types?: string[] | null | undefined;
  brand_ids?: string[] | null | undefined;
  headers?: Header[] | undefined;
};
type FieldsProps = {
  values: EndpointValues;
  /** The names of headers whose value is saved. */
  saved: readonly string[];
  error: (path: string) => string | undefined;
  onChange: (part: EndpointValues) => void;
};

/** The fields of a new or an existing endpoint. */
export function EndpointFields({ values, saved, error, onChange }: FieldsProps) {
  const { url = '', description = '', event_types: types = null, brand_ids: brands = null, headers = [] } = values;
  return (
    <>
      <Field label={t('webhooks.url')} hint={t('webhooks.url_hint')} error={error('url')}>
        <Input
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={url}
          onChange={({ target }) => onChange({ url: target.value })}
        />
      </Field>
      <Field label={t('webhooks.description')} hint={t('webhooks.description_hint')} error={error('description')} optional>
        <Input
          name="description"
          autoComplete="off"
          maxLength={200}
          value={description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </Field>
      <EventChoice chosen={types} error={error('event_types')} onChoose={(chosen) => onChange({ event_types: chosen })} />
      <BrandChoice chosen={brands} error={error('brand_ids')} onChoose={(chosen) => onChange({ brand_ids: chosen })} />
      <HeaderFields headers={headers} saved={saved} error={error} onChange={(changed) => onChange({ headers: changed })} />
    </>
  );
}
