import { getTwoStepRule, setTwoStepRule } from '@parley/contract/team-access';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { t } from './messages.ts';

/** Whether everyone needs a second step to log in, for those who manage the team. */
export function TwoStepRuleCard() {
  return useMay('team:write') ? <RuleCard /> : null;
}

function RuleCard() {
  const merchant = useMerchantId();
  const { data, isError, isFetching, refetch } = useRead(getTwoStepRule, { merchant });
  const change = useCommand(setTwoStepRule, {
    onDone: ({ required }) => notify.success(t(required ? 'settings.two_step_on' : 'settings.two_step_off')),
  });
  return (
    <Card id="two-step" title={t('settings.two_step')}>
      {data ? (
        <div className="grid gap-2">
          <Switch
            label={t('settings.two_step_required')}
            hint={t('settings.two_step_hint')}
            disabled={change.isPending}
            checked={change.isPending ? change.variables.required : data.required}
            onChange={({ target }) => change.mutate({ merchant, required: target.checked })}
          />
          <p className="text-sm text-ink-3">{standing(data.without)}</p>
        </div>
      ) : isError ? (
        <ErrorState title={t('settings.two_step_failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRows rows={1} rowHeight={76} />
      )}
    </Card>
  );
}

const standing = (without: readonly { name: string }[]) =>
  without.length === 0
    ? t('settings.two_step_all')
    : t('settings.two_step_without', {
        count: without.length,
        names: new Intl.ListFormat(currentLocale()).format(without.map(({ name }) => name)),
      });
