import { metafieldTypes } from '@parley/contract/metafield-values';
import { createMetafield, type Metafield, updateMetafield } from '@parley/contract/metafields';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../../ui/action-dialog.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { WordsInput } from '../../../../ui/words-input.tsx';
import { t } from './messages.ts';

type Type = Metafield['type'];
type Body = {
  name: string;
  choices?: string[] | undefined;
  unit?: string | null | undefined;
  ai_reads?: boolean | undefined;
  customers_see?: boolean | undefined;
};

const first: Type = 'text';

/** Defines a field: what it is called, what it holds, and who reads it. */
export function NewMetafield({ onClose }: { onClose: () => void }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => createMetafield, {
    defaults: {
      ...{ merchant, name: '', key: '', choices: [] as string[], unit: null as string | null, ai_reads: true, customers_see: false },
      type: first,
    },
    onDone: () => {
      notify.success(t('metafields.created'));
      onClose();
    },
  });
  const { type, key } = form.values;
  return (
    <ActionDialog title={t('metafields.create_title')} does={t('metafields.create')} form={form} onClose={onClose}>
      <Name name={form.values.name} error={form.error('name')} onChange={(name) => form.put({ name })} />
      <Field label={t('metafields.key')} hint={t('metafields.key_hint')} error={form.error('key')}>
        <Input
          name="key"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          value={key}
          onChange={({ target }) => form.put({ key: target.value })}
        />
      </Field>
      <Field label={t('metafields.type')}>
        <Select
          name="type"
          value={type}
          // Choices and unit belong to one type each.
          onChange={({ target }) =>
            form.put({ type: metafieldTypes.find((one) => one === target.value) ?? 'text', choices: [], unit: null })
          }
        >
          {metafieldTypes.map((one) => (
            <option key={one} value={one}>
              {t(`metafields.type_${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Rest type={type} body={form.values} put={(part) => form.put(part)} error={form.error} />
    </ActionDialog>
  );
}

/** Changes a field; its key and type stay. */
export function EditMetafield({ field, onClose }: { field: Metafield; onClose: () => void }) {
  const merchant = useMerchantId();
  const { id, name, type, choices, unit, ai_reads, customers_see } = field;
  const form = useContractForm(async () => updateMetafield, {
    defaults: { merchant, id, name, ai_reads, customers_see, ...(type === 'choice' && { choices }), ...(unit !== null && { unit }) },
    onDone: () => {
      notify.success(t('metafields.saved'));
      onClose();
    },
  });
  return (
    <ActionDialog title={t('metafields.edit_title', field)} does={t('metafields.save')} form={form} onClose={onClose}>
      <Name name={form.values.name ?? ''} error={form.error('name')} onChange={(next) => form.put({ name: next })} />
      <Rest
        type={type}
        body={{ ...form.values, name }}
        put={({ unit: next, ...part }) => form.put({ ...part, ...(next !== undefined && { unit: next ?? '' }) })}
        error={form.error}
      />
    </ActionDialog>
  );
}

const Name = ({ name, error, onChange }: { name: string; error: string | undefined; onChange: (name: string) => void }) => (
  <Field label={t('metafields.name')} error={error}>
    <Input name="name" maxLength={60} autoComplete="off" value={name} onChange={({ target }) => onChange(target.value)} />
  </Field>
);

type RestProps = { type: Type; body: Body; put: (part: Partial<Body>) => void; error: (path: string) => string | undefined };

/** What depends on the type, and who reads the field. */
const Rest = ({ type, body, put, error }: RestProps) => (
  <>
    {type === 'choice' && (
      <Field label={t('metafields.choices')} hint={t('metafields.choices_hint')} error={error('choices')}>
        <WordsInput
          name="choices"
          label={t('metafields.choice')}
          words={body.choices ?? []}
          most={100}
          onChange={(choices) => put({ choices })}
          isInField
        />
      </Field>
    )}
    {type === 'measurement' && (
      <Field label={t('metafields.unit')} hint={t('metafields.unit_hint')} error={error('unit')}>
        <Input
          name="unit"
          maxLength={12}
          autoComplete="off"
          autoCapitalize="none"
          value={body.unit ?? ''}
          onChange={({ target }) => put({ unit: target.value || null })}
        />
      </Field>
    )}
    <Checkbox
      label={t('metafields.ai_reads')}
      checked={body.ai_reads ?? false}
      onChange={({ target }) => put({ ai_reads: target.checked })}
    />
    <Checkbox
      label={t('metafields.customers_see')}
      checked={body.customers_see ?? false}
      onChange={({ target }) => put({ customers_see: target.checked })}
    />
  </>
);
