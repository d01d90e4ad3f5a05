import {
  type Collection,
  type CollectionDetail,
  type CollectionProduct,
  collectionStatuses,
  createCollection,
  deleteCollection,
  getCollection,
  updateCollection,
} from '@parley/contract/collections';
import { type Filter } from '@parley/contract/filters';
import { useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { noFilter } from '../../../../ui/filter/filter.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { ChosenField } from './chosen-field.tsx';
import { RuleField } from './rule-field.tsx';
import { ruleOf } from './rule.ts';
import { t } from './messages.ts';

/** Creates a collection, of chosen products or by a rule. */
export function NewCollection({ onClose }: { onClose: () => void }) {
  const merchant = useMerchantId();
  const [kind, setKind] = useState<Collection['kind']>('manual');
  const [chosen, setChosen] = useState<CollectionProduct[]>([]);
  const [rule, setRule] = useState<Filter>(noFilter);
  const defaults = { merchant, name: '', slug: undefined, description: '', status: 'draft' as const, rule: undefined, products: [] };
  const form = useContractForm(async () => createCollection, {
    defaults,
    onDone: () => {
      notify.success(t('collections.created'));
      onClose();
    },
  });
  /** What isn't of this kind isn't sent, but comes back with the kind. */
  const send = (next: Collection['kind'], now: Filter, products: readonly CollectionProduct[]) =>
    form.put(next === 'rule' ? { rule: now, products: [] } : { rule: undefined, products: idsOf(products) });
  return (
    <FormDialog title={t('collections.create_title')} does={t('collections.create')} form={form} onClose={onClose}>
      <Texts form={form} />
      <Field label={t('collections.kind')}>
        <Select
          value={kind}
          onChange={({ target }) => {
            const next = target.value === 'rule' ? 'rule' : 'manual';
            setKind(next);
            send(next, rule, chosen);
          }}
        >
          <option value="manual">{t('collections.kind_manual')}</option>
          <option value="rule">{t('collections.kind_rule')}</option>
        </Select>
      </Field>
      {kind === 'rule' ? (
        <RuleField
          rule={rule}
          onChange={(next) => {
            setRule(next);
            send('rule', next, chosen);
          }}
        />
      ) : (
        <ChosenField
          products={chosen}
          error={form.error('products')}
          onChange={(next) => {
            setChosen(next);
            send('manual', rule, next);
          }}
        />
      )}
    </FormDialog>
  );
}

type EditProps = { id: string; name: string; onClose: () => void };

/** Edits a collection once its products are read. */
export function EditCollection({ id, name, onClose }: EditProps) {
  const { data, isError, error, isFetching, refetch } = useRead(getCollection, { merchant: useMerchantId(), id });
  // The collection as it was when the form opened; another's change is reported when saving.
  const [held, hold] = useState<CollectionDetail>();
  if (data && !held) hold(data);
  if (held) return <EditForm collection={held} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} size="large" title={t('collections.edit_title', { name })}>
      {isError ? (
        <ErrorState
          {...(error.status === 404 ? { title: t('collections.missing'), text: '' } : { retry: () => void refetch(), busy: isFetching })}
        />
      ) : (
        <SkeletonRows rows={6} rowHeight={48} />
      )}
    </Dialog>
  );
}

function EditForm({ collection, onClose }: { collection: CollectionDetail; onClose: () => void }) {
  const merchant = useMerchantId();
  const { id, name, slug, description, status, kind, version, products } = collection;
  const [chosen, setChosen] = useState(products);
  const [rule, setRule] = useState<Filter>(() => ruleOf(collection) ?? noFilter);
  const form = useContractForm(async () => updateCollection, {
    defaults: { merchant, id, version, name, slug, description, status },
    onDone: () => {
      notify.success(t('collections.saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('collections.edit_title', { name })} does={t('collections.save')} form={form} onClose={onClose}>
      <Texts form={form} />
      {kind === 'rule' ? (
        <RuleField
          rule={rule}
          onChange={(next) => {
            setRule(next);
            form.set('rule', next);
          }}
        />
      ) : (
        <ChosenField
          products={chosen}
          error={form.error('products')}
          onChange={(next) => {
            setChosen(next);
            form.set('products', idsOf(next));
          }}
        />
      )}
    </FormDialog>
  );
}

const idsOf = (products: readonly CollectionProduct[]) => products.map(({ product_id: id }) => id);

type Text = { name?: string; slug?: string | undefined; description?: string | undefined; status?: Collection['status'] | undefined };
type TextsProps = { form: { values: Text; put: (part: Text) => void; error: (path: string) => string | undefined } };

/** Name, address, description and status. */
function Texts({ form: { values, put, error } }: TextsProps) {
  return (
    <>
      <Field label={t('collections.name')} error={error('name')}>
        <Input
          name="name"
          maxLength={100}
          autoComplete="off"
          value={values.name ?? ''}
          onChange={({ target }) => put({ name: target.value })}
        />
      </Field>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label={t('collections.slug')} hint={t('collections.slug_hint')} error={error('slug')} optional>
          <Input
            name="slug"
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            value={values.slug ?? ''}
            onChange={({ target }) => put({ slug: target.value || undefined })}
          />
        </Field>
        <Field label={t('collections.status')} hint={t('collections.status_hint')}>
          <Select
            name="status"
            value={values.status}
            onChange={({ target }) => put({ status: collectionStatuses.find((one) => one === target.value) ?? 'draft' })}
          >
            {collectionStatuses.map((one) => (
              <option key={one} value={one}>
                {t(`collections.status_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('collections.description')} error={error('description')} optional>
        <Textarea
          name="description"
          rows={3}
          maxLength={2000}
          value={values.description ?? ''}
          onChange={({ target }) => put({ description: target.value })}
        />
      </Field>
    </>
  );
}

/** Says beforehand that the products stay. */
export function DeleteCollection({ collection: { id, name }, onClose }: { collection: Collection; onClose: () => void }) {
  const merchant = useMerchantId();
  const remove = useCommand(deleteCollection, {
    onDone: () => {
      notify.success(t('collections.deleted'));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={t('collections.delete_title', { name })}
      description={t('collections.delete_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('collections.cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ merchant, id })}>
            {t('collections.delete_do')}
          </Button>
        </>
      }
    />
  );
}
