import {
  type LimitedAiAction,
  type AiAction,
  aiActions,
  aiPermissions,
  type AiPolicy,
  isApprovable,
  isLimited,
  permissionOf,
} from '@parley/contract/ai-policy';
import { AmountInput } from '../../../../ui/amount-input.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { t } from '../messages.ts';
import type { Draft } from './use-draft.ts';

type ActionsProps = { draft: Draft; currency: string; onPolicy: (change: Partial<AiPolicy>) => void };

const rowClass =
  'grid grid-cols-2 items-center gap-x-3 gap-y-1.5 border-b px-3 py-2.5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_150px_150px]';

/** What the AI may do by itself, what needs an approval, and up to which amount. */
export function ActionsCard({ draft, currency, onPolicy }: ActionsProps) {
  const { policy, money_limit: limit } = draft.values;
  const setPermission = (action: AiAction, value: string) => {
    const { [action]: _, ...others } = policy.permissions;
    const chosen = aiPermissions.find((one) => one === value) ?? 'allow';
    // Actions that are not listed are allowed.
    onPolicy({ permissions: chosen === 'allow' ? others : { ...others, [action]: chosen } });
  };
  const setLimit = (action: LimitedAiAction, value: string) => {
    const { [action]: _, ...others } = policy.limits;
    onPolicy({ limits: value.trim() === '' ? others : { ...others, [action]: value.trim() } });
  };
  return (
    <Card title={t('agent.permissions')} flush>
      <p className="border-b px-3 py-2.5 text-ink-2">{t('agent.permissions_text')}</p>
      <div className="border-b px-3 py-3">
        <Field label={t('agent.limit_general', { currency })} hint={t('agent.limit_general_hint')} error={draft.error('money_limit')}>
          <AmountInput
            name="money_limit"
            className="w-[150px]"
            value={limit}
            onChange={({ target }) => draft.set({ money_limit: target.value.trim() })}
          />
        </Field>
      </div>
      <div aria-hidden className={`${rowClass} text-sm text-ink-3 max-sm:hidden`}>
        <span>{t('agent.action')}</span>
        <span>{t('agent.permission')}</span>
        <span>{t('agent.limit')}</span>
      </div>
      <ul>
        {aiActions.map((action) => (
          <li key={action} className={rowClass}>
            <span className="min-w-0 max-sm:col-span-2">
              <span className="font-medium">{t(`action.${action}`)}</span> <span className="text-ink-3">{t(`action.${action}_text`)}</span>
            </span>
            <Select
              aria-label={t('agent.permission_of', { action: t(`action.${action}`) })}
              name={`policy.permissions.${action}`}
              value={permissionOf(policy, action)}
              onChange={({ target }) => setPermission(action, target.value)}
            >
              {aiPermissions
                .filter((one) => one !== 'ask' || isApprovable(action))
                .map((one) => (
                  <option key={one} value={one}>
                    {t(`agent.${one}`)}
                  </option>
                ))}
            </Select>
            <Limit
              action={action}
              policy={policy}
              currency={currency}
              general={limit}
              error={draft.error(`policy.limits.${action}`)}
              onChange={setLimit}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type LimitProps = {
  action: AiAction;
  policy: AiPolicy;
  currency: string;
  general: string;
  error: string | undefined;
  onChange: (action: LimitedAiAction, value: string) => void;
};

function Limit({ action, policy, currency, general, error, onChange }: LimitProps) {
  if (!isLimited(action)) return <span className="text-sm text-ink-3">{t('agent.limit_none')}</span>;
  return (
    <div className="grid gap-1">
      <AmountInput
        aria-label={t('agent.limit_of', { action: t(`action.${action}`), currency })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `limit-${action}-error` : undefined}
        name={`policy.limits.${action}`}
        end={
          <span aria-hidden className="w-9 pe-1.5 text-end text-xs text-ink-3">
            {currency}
          </span>
        }
        placeholder={action === 'edit_payment' ? t('agent.limit_none') : general || t('agent.limit_usual')}
        disabled={policy.permissions[action] === 'never'}
        value={policy.limits[action] ?? ''}
        onChange={({ target }) => onChange(action, target.value)}
      />
      {error && (
        <p id={`limit-${action}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
