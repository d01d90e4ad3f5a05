import type { WebsiteChat } from '@parley/contract/website-chat';
import { lazy, Suspense } from 'react';
import { useMay } from '../../../data/auth.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AsksCard } from './asks-card.tsx';
import { GeneralCard } from './general-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { InstallCard } from './install-card.tsx';
import { LanguagesCard, TextsCard } from './texts-card.tsx';
import { LimitsCard, OriginsCard } from './origins-card.tsx';
import { LookCard } from './look-card.tsx';
import { type SettingsForm, useSettingsForm } from './settings-form.ts';
import { t } from './words.ts';

const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

/** `latest` is what the server says now; the form stands on what it said when nothing was changed yet. */
export function ChatForm({ latest, readAgain }: { latest: WebsiteChat; readAgain: () => unknown }) {
  const mayWrite = useMay('settings:write');
  const form = useSettingsForm(latest, readAgain);
  return (
    <>
      <PageHeader
        level={2}
        title={latest.enabled ? t('chat.title') : t('chat.title_off')}
        text={mayWrite ? t('chat.text') : t('chat.read_only')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_432px]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
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
            {mayWrite && <SaveBar form={form} />}
            <LeaveGuard when={form.dirty} />
          </form>
        </div>
        <div className="min-w-0 xl:sticky xl:top-4">
          <Suspense fallback={<div className="h-[560px] rounded-lg border bg-surface" />}>
            <Preview settings={form.values} />
          </Suspense>
        </div>
      </div>
    </>
  );
}

function SaveBar({ form }: { form: SettingsForm }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-1 grid gap-2 border-t bg-bg px-1 py-3">
      {form.outdated && (
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
      )}
      <FormProblem>{form.outdated ? undefined : form.problem}</FormProblem>
      <div className="flex items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('chat.save')}
        </Button>
        <Button variant="ghost" className={form.dirty ? undefined : 'invisible'} onClick={form.reset}>
          {t('chat.discard')}
        </Button>
        <p role="status" className="text-sm text-ink-3">
          {form.dirty ? t('chat.unsaved') : ''}
        </p>
      </div>
    </div>
  );
}
