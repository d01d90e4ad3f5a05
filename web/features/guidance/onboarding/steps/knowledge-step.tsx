import { addSite, crawlSource, deleteSource, type KnowledgeSource, listKnowledgeSources } from '@parley/contract/knowledge';
import { Link } from 'react-router';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { t } from '../messages.ts';

/** A website to read, and how far that is. */
export function KnowledgeStep() {
  const read = useRead(listKnowledgeSources, { merchant: useMerchantId(), kind: 'site', limit: 10 });
  return (
    <>
      <AddSite />
      <Loaded
        read={read}
        failed={t('onboarding.knowledge_failed')}
        skeleton={<SkeletonRows rows={1} rowHeight={60} />}
        empty={{ when: ({ items }) => items.length === 0, show: <p className="text-ink-3">{t('onboarding.knowledge_none')}</p> }}
      >
        {({ items }) => (
          <ul className="rounded-lg border bg-surface">
            {items.map((source) => (
              <Site key={source.id} source={source} />
            ))}
          </ul>
        )}
      </Loaded>
      <Link to="/agent-config?tab=knowledge" className={buttonClass('ghost', 'control', 'justify-self-start')}>
        {t('onboarding.knowledge_more')}
      </Link>
    </>
  );
}

function AddSite() {
  const form = useContractForm(async () => addSite, {
    defaults: { merchant: useMerchantId(), url: '' },
    blame: { 'knowledge_source.refused': 'url' },
    onDone: ({ name }) => {
      form.reset();
      notify.success(t('onboarding.knowledge_added', { address: name }));
    },
  });
  return (
    <form {...form.props} className="grid gap-2">
      <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={t('onboarding.knowledge_url')}>
          <Input
            {...form.field('url')}
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={500}
            placeholder="shop.example"
            aria-invalid={form.error('url') !== undefined}
          />
        </Field>
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('onboarding.knowledge_read')}
        </Button>
      </div>
      <FormProblem>{form.error('url') ?? form.problem}</FormProblem>
    </form>
  );
}

function Site({ source: { id, name, state, seen, pages, reason } }: { source: KnowledgeSource }) {
  return (
    <li className="grid gap-0.5 border-b px-3 py-2.5 last:border-b-0">
      <p className="truncate font-medium">{name}</p>
      <p role="status" className="flex flex-wrap gap-x-3 text-sm">
        {state === 'failed' ? (
          <StatusDot tone="bad">{t('onboarding.knowledge_bad', { reason: reason ?? '' })}</StatusDot>
        ) : state === 'ready' ? (
          <StatusDot tone="ok">{t('onboarding.knowledge_ready', { count: seen })}</StatusDot>
        ) : (
          <StatusDot tone="info">
            {state === 'waiting' ? t('onboarding.knowledge_waiting') : t('onboarding.knowledge_running', { count: seen })}
          </StatusDot>
        )}
        {pages > 0 && <span className="text-ink-2">{t('onboarding.knowledge_answers', { count: pages })}</span>}
      </p>
      {state === 'failed' && <WayOut id={id} name={name} />}
    </li>
  );
}

/** What one can do about a website that couldn't be read. */
function WayOut({ id, name }: Pick<KnowledgeSource, 'id' | 'name'>) {
  const merchant = useMerchantId();
  const again = useCommand(crawlSource);
  const remove = useCommand(deleteSource, { onDone: () => notify.success(t('onboarding.knowledge_removed')) });
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      <Button
        busy={again.isPending}
        aria-label={t('onboarding.knowledge_again_label', { address: name })}
        onClick={() => again.mutate({ merchant, id })}
      >
        {t('onboarding.knowledge_again')}
      </Button>
      <Button
        variant="ghost"
        busy={remove.isPending}
        aria-label={t('onboarding.knowledge_remove_label', { address: name })}
        onClick={() => remove.mutate({ merchant, id })}
      >
        {t('onboarding.knowledge_remove')}
      </Button>
    </p>
  );
}
