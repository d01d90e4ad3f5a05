import { addSite, crawlEvery } from '@parley/contract/knowledge';
import Globe from 'lucide-react/icons/globe';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Pane } from './pane.tsx';
import { SourceList } from './source-list.tsx';
import { t } from './messages.ts';

/** Websites whose pages the AI reads. */
export function Sites({ mayWrite }: { mayWrite: boolean }) {
  return (
    <Pane>
      {mayWrite && <AddSite />}
      <SourceList
        kind="site"
        title={t('knowledge.sites')}
        failed={t('knowledge.sites_failed')}
        empty={<EmptyState icon={<Globe />} title={t('knowledge.sites_none')} text={t('knowledge.sites_none_text')} className="py-10" />}
      />
    </Pane>
  );
}

function AddSite() {
  const merchant = useMerchantId();
  const form = useContractForm(async () => addSite, {
    defaults: { merchant, url: '', max_pages: 50, every_days: 7 },
    blame: { 'knowledge_source.refused': 'url' },
    onDone: () => {
      form.reset();
      notify.success(t('knowledge.site_added'));
    },
  });
  const { max_pages: maxPages = 50, every_days: every = 7 } = form.values;
  return (
    <Card title={t('knowledge.site_add')}>
      <form {...form.props} className="grid gap-3">
        <p className="text-ink-2">{t('knowledge.site_text')}</p>
        <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_120px_160px]">
          <Field label={t('knowledge.site_url')} error={form.error('url')}>
            <Input
              {...form.field('url')}
              type="url"
              inputMode="url"
              autoComplete="off"
              maxLength={500}
              placeholder="https://shop.example/help"
            />
          </Field>
          <Field label={t('knowledge.site_most')} error={form.error('max_pages')}>
            <Input
              name="max_pages"
              type="number"
              inputMode="numeric"
              min={1}
              max={500}
              value={Number.isNaN(maxPages) ? '' : maxPages}
              onChange={({ target }) => form.set('max_pages', target.valueAsNumber)}
            />
          </Field>
          <Field label={t('knowledge.site_every')}>
            <Select
              name="every_days"
              value={String(every)}
              onChange={({ target }) => form.set('every_days', crawlEvery.find((days) => String(days) === target.value) ?? 7)}
            >
              {crawlEvery.map((days) => (
                <option key={days} value={String(days)}>
                  {t(`knowledge.every_${days}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <FormProblem>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" className="justify-self-start" busy={form.busy}>
          {t('knowledge.site_do')}
        </Button>
      </form>
    </Card>
  );
}
