import { cx } from '../../../lib/cx.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { t } from '../words.ts';
import type { Draft } from './use-draft.ts';

/** At the foot of the settings, whichever tab is shown: one save for all that was changed. */
export function SaveBar({ draft }: { draft: Draft }) {
  const { dirty, busy, outdated, problem } = draft;
  return (
    <div className="grid gap-2 border-t bg-bg px-4 py-2.5 md:px-6">
      {outdated && (
        <Banner
          tone="info"
          className="flex-wrap"
          action={
            <span className="flex flex-wrap gap-1.5">
              <Button onClick={draft.takeTheirs}>{t('agent.take_theirs')}</Button>
              <Button onClick={draft.keepMine}>{t('agent.keep_mine')}</Button>
            </span>
          }
        >
          {t('agent.changed_meanwhile')}
        </Banner>
      )}
      <FormProblem>{outdated ? undefined : problem}</FormProblem>
      <div className="flex items-center gap-2">
        <Button variant="primary" busy={busy} disabled={!dirty} onClick={draft.save}>
          {t('agent.save')}
        </Button>
        <Button variant="ghost" className={cx(!dirty && 'invisible')} onClick={draft.reset}>
          {t('agent.discard')}
        </Button>
        <p role="status" className="min-w-0 text-sm text-ink-3">
          {dirty ? t('agent.unsaved') : ''}
        </p>
      </div>
    </div>
  );
}
