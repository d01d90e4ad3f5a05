import type { WebsiteChat } from '@parley/contract/website-chat';
import { lazy, Suspense } from 'react';
import { useMay } from '../../../data/auth.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { AsksCard } from './asks-card.tsx';
import { GeneralCard } from './general-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LanguagesCard, TextsCard } from './texts-card.tsx';
import { LimitsCard, OriginsCard } from './origins-card.tsx';
import { LookCard } from './look-card.tsx';
import { type SettingsForm, useSettingsForm } from './settings-form.ts';
import { t } from './messages.ts';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

/** `latest` is the server's current version; the form starts from the version read before the first edit. */
export function ChatForm({ latest, readAgain }: { latest: WebsiteChat; readAgain: () => unknown }) {
  const mayWrite = useMay('settings:write');
  const form = useSettingsForm(latest, readAgain);
  const preview = (
    <Suspense fallback={<PreviewWaiting />}>
      <Preview settings={form.values} />
    </Suspense>
  );
  return (
    <SettingsPage text={t(mayWrite ? 'chat.text' : 'chat.read_only')} aside={preview}>
      {!latest.enabled && <Banner>{t('chat.title_off')}</Banner>}
      <InstallCard chat={latest} mayWrite={mayWrite} />
      <form {...form.props} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
        <fieldset disabled={!mayWrite} className="m-0 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-0 p-0">
          <GeneralCard form={form} />
          <LookCard form={form} />
          <TextsCard form={form} />
          <AsksCard form={form} />
          <LanguagesCard form={form} />
          <OriginsCard form={form} />
          <IdentityCard form={form} hasSecret={latest.has_identity_secret} />
          <LimitsCard form={form} />
        </fieldset>
        {mayWrite && (
          <SaveBar form={form.outdated ? { ...form, problem: undefined } : form} notice={form.outdated && <Outdated form={form} />} />
        )}
      </form>
    </SettingsPage>
  );
}

/** The preview's place, in its size. */
export const PreviewWaiting = () => <div className="h-[560px] rounded-lg border bg-surface" />;

/** A teammate was quicker. */
const Outdated = ({ form }: { form: SettingsForm }) => (
  <Banner
    tone="info"
    action={
      <span className="flex flex-wrap gap-1.5">
        <Button onClick={form.takeTheirs}>{t('chat.take_theirs')}</Button>
        <Button onClick={form.keepMine}>{t('chat.keep_mine')}</Button>
      </span>
    }
  >
    {t('chat.changed_meanwhile')}
  </Banner>
);
