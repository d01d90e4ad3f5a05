import { type MerchantSettings, updateMerchantSettings } from '@parley/contract/merchants';
import { useEffect, useState } from 'react';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { t } from './messages.ts';

type Terms<Fields> = {
  latest: MerchantSettings;
  readAgain: () => Promise<unknown>;
  /** The settings of this form. Others share the version, and their changes are none of its business. */
  fieldsOf: (shop: MerchantSettings) => Fields;
  onSaved: (saved: MerchantSettings) => void;
};

/**
 * A form over some of the shop's settings. When a teammate saves the same ones meanwhile, nothing entered is lost, and nothing of theirs is
 * overwritten unless the user chooses to.
 */
export function useShopForm<Fields extends Partial<MerchantSettings>>({ latest, readAgain, fieldsOf, onSaved }: Terms<Fields>) {
  const [base, setBase] = useState(latest);
  const form = useContractForm(async () => updateMerchantSettings, {
    defaults: { merchant: base.merchant_id, version: base.version, ...fieldsOf(base) },
    onDone: (saved) => {
      form.reset();
      setBase(saved);
      onSaved(saved);
    },
  });
  const { dirty, problem } = form;
  // A rejected save may be the first sign of a teammate's change.
  useEffect(() => {
    if (problem) void readAgain();
  }, [problem, readAgain]);
  const isOutdated = dirty && latest.version > base.version && JSON.stringify(fieldsOf(latest)) !== JSON.stringify(fieldsOf(base));
  if (latest !== base && latest.version >= base.version && !isOutdated) setBase(latest);
  const onLoad = () => {
    form.reset();
    setBase(latest);
  };
  const notice = isOutdated && <Outdated onLoad={onLoad} onKeep={() => setBase(latest)} />;
  return { form, /** For the `SaveBar`. */ bar: { form: isOutdated ? { ...form, problem: undefined } : form, notice } };
}

const Outdated = ({ onLoad, onKeep }: { onLoad: () => void; onKeep: () => void }) => (
  <Banner
    tone="info"
    action={
      <span className="flex flex-wrap gap-1.5">
        <Button onClick={onLoad}>{t('settings.load_theirs')}</Button>
        <Button onClick={onKeep}>{t('settings.keep_mine')}</Button>
      </span>
    }
  >
    {t('settings.changed_meanwhile')}
  </Banner>
);
