import { type Brand, createBrand, updateBrand } from '@parley/contract/brands';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { BrandFields, type BrandBody } from './brand-fields.tsx';
import { t } from './messages.ts';

const empty: BrandBody = {
  name: '',
  logo: null,
  colours: { primary: '#17171A', accent: null },
  tone: 'friendly',
  policies: { returns: '', shipping: '', privacy: '' },
  sender: { name: '', email: null },
  returns_address: '',
  invoice_details: '',
};
const blame = { 'brand.name_taken': 'name' } as const;

/** Creates a brand. */
export function NewBrand({ onClose }: { onClose: () => void }) {
  const merchant = useMerchantId();
  const [isUploading, setUploading] = useState(false);
  const form = useContractForm(async () => createBrand, {
    defaults: { merchant, ...empty },
    blame,
    onDone: () => {
      notify.success(t('brands.made'));
      onClose();
    },
  });
  const wait = isUploading ? t('brands.logo_wait') : undefined;
  return (
    <FormDialog title={t('brands.make')} does={t('brands.make')} form={form} wait={wait} onClose={onClose}>
      <BrandFields now={{ ...empty, ...form.values }} set={form.set} error={form.error} onUploading={setUploading} />
    </FormDialog>
  );
}

/** Edits a brand; sends only what changed. */
export function EditBrand({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const merchant = useMerchantId();
  const [isUploading, setUploading] = useState(false);
  const { id, name, logo, colours, tone, policies, sender, returns_address, invoice_details, version } = brand;
  const form = useContractForm(async () => updateBrand, {
    defaults: { merchant, id, version },
    blame,
    onDone: () => {
      notify.success(t('brands.saved'));
      onClose();
    },
  });
  const was: BrandBody = { name, logo, colours, tone, policies, sender, returns_address, invoice_details };
  const wait = isUploading ? t('brands.logo_wait') : undefined;
  return (
    <FormDialog title={t('brands.edit', { name })} does={t('brands.save')} form={form} wait={wait} onClose={onClose}>
      <BrandFields now={withChanges(was, form.values)} set={form.set} error={form.error} onUploading={setUploading} />
    </FormDialog>
  );
}

const withChanges = (was: BrandBody, changed: { [Name in keyof BrandBody]?: BrandBody[Name] | undefined }): BrandBody => ({
  name: changed.name ?? was.name,
  logo: changed.logo === undefined ? was.logo : changed.logo,
  colours: changed.colours ?? was.colours,
  tone: changed.tone ?? was.tone,
  policies: changed.policies ?? was.policies,
  sender: changed.sender ?? was.sender,
  returns_address: changed.returns_address ?? was.returns_address,
  invoice_details: changed.invoice_details ?? was.invoice_details,
});
