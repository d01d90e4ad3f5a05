import { createFact, type FactValues, type ShopFact, updateFact } from '@parley/contract/facts';
import { type ReactNode, useId, useState } from 'react';
import { useMerchantId } from '../../../../../data/auth.ts';
import { notify } from '../../../../../data/notify.ts';
import { useContractForm } from '../../../../../data/use-contract-form.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Drawer } from '../../../../../ui/drawer.tsx';
import { FormProblem } from '../../../../../ui/form-problem.tsx';
import { StatusDot } from '../../../../../ui/status-dot.tsx';
import { useConfirm, useRemove } from './data.ts';
import { FactFields } from './fact-fields.tsx';
import { aboutOf, shownState, toneOf } from './fact-words.ts';
import { t } from './messages.ts';
import { useCreateForm } from '../use-create-form.ts';

type Frame = { isUnsaved: boolean; onClose: () => void };

const blank: FactValues = {
  ...{ kind: 'delivery_country', countries: null, name: null, value: null, amount: null, free_from: null, currency: null },
  ...{ days_min: null, days_max: null, hours: null, allowed: true, text: '', language: 'en' },
};

const sameBlame = { 'fact.exists': 'text' } as const;
/** Whether the AI can use it, or what keeps it from doing so. */
function savedWords({ conflict, overruled }: ShopFact, otherwise: 'facts.created' | 'facts.saved' | 'facts.confirmed') {
  if (conflict) return t('facts.saved_conflict');
  return t(overruled ? 'facts.saved_overruled' : otherwise);
}

/** Adds a fact; afterwards the list shows it. */
export function NewFact({ isUnsaved, onClose }: Frame) {
  const merchant = useMerchantId();
  const formId = useId();
  const form = useCreateForm(async () => createFact, {
    defaults: { merchant, ...blank },
    blame: sameBlame,
    onDone: (added) => {
      notify.success(savedWords(added, 'facts.created'));
    },
    onClose,
  });
  const footer = (
    <Button type="submit" form={formId} variant="primary" busy={form.busy}>
      {t('facts.create')}
    </Button>
  );
  return (
    <Drawer title={t('facts.new_fact')} onClose={onClose} size="form" unsaved={form.dirty} pageUnsaved={isUnsaved} footer={footer}>
      <form {...form.props} id={formId} className="grid gap-4">
        <FactFields values={{ ...blank, ...form.values }} onChange={form.put} error={form.error} />
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Drawer>
  );
}

type EditProps = Frame & { latest: ShopFact; children: ReactNode };

/** Edits a fact, which confirms it. What a teammate saved meanwhile is shown and not overwritten. */
export function EditFact({ latest, isUnsaved, onClose, children }: EditProps) {
  const merchant = useMerchantId();
  const formId = useId();
  const [base, setBase] = useState(latest);
  const form = useContractForm(async () => updateFact, {
    defaults: { merchant, id: base.id, version: base.version, ...valuesOf(base) },
    onDone: (saved) => {
      form.reset();
      setBase(saved);
      notify.success(savedWords(saved, 'facts.saved'));
    },
    blame: sameBlame,
  });
  const { dirty } = form;
  if (latest !== base && !dirty && latest.version >= base.version) setBase(latest);
  const shown = shownState(latest);
  const footer = (
    <>
      {dirty ? (
        <>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {t('facts.save')}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              form.reset();
              setBase(latest);
            }}
          >
            {t('facts.discard')}
          </Button>
        </>
      ) : (
        <FactActions fact={latest} onGone={onClose} />
      )}
    </>
  );
  return (
    <Drawer
      title={aboutOf(latest)}
      status={<StatusDot tone={toneOf[shown]}>{t(`facts.state_${shown}`)}</StatusDot>}
      onClose={onClose}
      size="form"
      unsaved={dirty}
      pageUnsaved={isUnsaved}
      footer={footer}
    >
      <form {...form.props} id={formId} className="grid gap-4">
        {children}
        <FactFields values={{ ...valuesOf(base), ...form.values }} onChange={form.put} error={form.error} />
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Drawer>
  );
}

function valuesOf(fact: ShopFact): FactValues {
  const { kind, countries, name, value, amount, free_from, currency, days_min, days_max, hours, allowed, text, language } = fact;
  return { kind, countries, name, value, amount, free_from, currency, days_min, days_max, hours, allowed, text, language };
}

function FactActions({ fact, onGone }: { fact: ShopFact; onGone: () => void }) {
  const merchant = useMerchantId();
  const confirm = useConfirm();
  const { id, state, actions, sources, contradicts } = fact;
  const isTyped = sources.length === 0 && state === 'confirmed';
  const remove = useRemove(() => {
    notify.success(t(isTyped ? 'facts.deleted' : 'facts.dismissed'));
    onGone();
  });
  return (
    <>
      {actions.includes('confirm') && (
        <Button
          variant="primary"
          busy={confirm.isPending}
          onClick={() =>
            confirm.mutate({ merchant, id }, { onSuccess: (confirmed) => notify.success(savedWords(confirmed, 'facts.confirmed')) })
          }
        >
          {t(state === 'dismissed' ? 'facts.restore' : contradicts.length > 0 ? 'facts.use' : 'facts.confirm')}
        </Button>
      )}
      {actions.includes('remove') && (
        <Button
          variant={isTyped ? 'danger' : 'ghost'}
          className="ms-auto"
          busy={remove.isPending}
          onClick={() => remove.mutate({ merchant, id })}
        >
          {t(isTyped ? 'facts.delete' : 'facts.dismiss')}
        </Button>
      )}
    </>
  );
}
