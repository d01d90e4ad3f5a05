import { updateWebsiteChat, type WebsiteChat } from '@parley/contract/website-chat';
import { useEffect, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { t } from './messages.ts';

/** The editable fields; the rest of the answer is metadata. */
export type Settings = Pick<
  WebsiteChat,
  | 'enabled'
  | 'allowed_origins'
  | 'languages'
  | 'look'
  | 'texts'
  | 'asks'
  | 'guards'
  | 'identity_required'
  | 'continuity'
  | 'team_id'
  | 'product_url'
>;
const settingsOf = (chat: WebsiteChat): Settings => {
  const { enabled, allowed_origins, languages, look, texts, asks, guards, identity_required, continuity, team_id, product_url } = chat;
  return { enabled, allowed_origins, languages, look, texts, asks, guards, identity_required, continuity, team_id, product_url };
};

/**
 * A form over the settings. It keeps the version it started from: when a teammate saves meanwhile, nothing typed is lost and nothing of
 * theirs is overwritten unless the user chooses to.
 */
export function useSettingsForm(latest: WebsiteChat, readAgain: () => unknown) {
  const [base, setBase] = useState(latest);
  const merchant = useMerchantId();
  const form = useContractForm(async () => updateWebsiteChat, {
    defaults: { merchant, version: base.version, ...settingsOf(base) },
    onDone: (saved) => {
      form.reset();
      setBase(saved);
      notify.success(t('chat.saved'));
    },
  });
  const { problem } = form;
  // A rejected save may be the first sign of another's change.
  useEffect(() => {
    if (problem) readAgain();
  }, [problem, readAgain]);
  if (latest !== base && !form.dirty && latest.version >= base.version) setBase(latest);
  const values = { ...settingsOf(base), ...form.values } as Settings;
  return {
    ...form,
    values,
    /** A teammate saved first. */
    outdated: form.dirty && latest.version > base.version,
    keepMine: () => setBase(latest),
    takeTheirs: () => {
      form.reset();
      setBase(latest);
    },
  };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
export type SectionProps = { form: SettingsForm };
