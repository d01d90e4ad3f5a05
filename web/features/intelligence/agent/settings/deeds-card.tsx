import {
  type AiAction,
  type AiDeed,
  aiDeeds,
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
import { t } from '../words.ts';
import type { Draft } from './use-draft.ts';

type DeedsProps = { draft: Draft; currency: string; onPolicy: (change: Partial<AiPolicy>) => void };

const rowClass =
  'grid grid-cols-2 items-center gap-x-3 gap-y-1.5 border-b px-3 py-2.5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_150px_150px]';

/** What it may do by itself, what a teammate approves, and up to which sum. */
export function DeedsCard({ draft, currency, onPolicy }: DeedsProps) {
  const { policy, money_limit: limit } = draft.values;
  const setPermission = (deed: AiDeed, value: string) => {
    const { [deed]: _, ...others } = policy.permissions;
    const chosen = aiPermissions.find((one) => one === value) ?? 'allow';
    // What is not named is allowed.
    onPolicy({ permissions: chosen === 'allow' ? others : { ...others, [deed]: chosen } });
  };
  const setLimit = (action: AiAction, value: string) => {
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
        <span>{t('agent.deed')}</span>
        <span>{t('agent.permission')}</span>
        <span>{t('agent.limit')}</span>
      </div>
      <ul>
        {aiDeeds.map((deed) => (
          <li key={deed} className={rowClass}>
            <span className="min-w-0 max-sm:col-span-2">
              <span className="font-medium">{t(`deed.${deed}`)}</span> <span className="text-ink-3">{t(`deed.${deed}_text`)}</span>
            </span>
            <Select
              aria-label={t('agent.permission_of', { deed: t(`deed.${deed}`) })}
              name={`policy.permissions.${deed}`}
              value={permissionOf(policy, deed)}
              onChange={({ target }) => setPermission(deed, target.value)}
            >
              {aiPermissions
                .filter((one) => one !== 'ask' || isApprovable(deed))
                .map((one) => (
                  <option key={one} value={one}>
                    {t(`agent.${one}`)}
                  </option>
                ))}
            </Select>
            <Limit
              deed={deed}
              policy={policy}
              currency={currency}
              general={limit}
              error={draft.error(`policy.limits.${deed}`)}
              onChange={setLimit}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type LimitProps = {
  deed: AiDeed;
  policy: AiPolicy;
  currency: string;
  general: string;
  error: string | undefined;
  onChange: (action: AiAction, value: string) => void;
};

function Limit({ deed, policy, currency, general, error, onChange }: LimitProps) {
  if (!isLimited(deed)) return <span className="text-sm text-ink-3">{t('agent.limit_none')}</span>;
  return (
    <div className="grid gap-1">
      <AmountInput
        aria-label={t('agent.limit_of', { deed: t(`deed.${deed}`), currency })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `limit-${deed}-error` : undefined}
        name={`policy.limits.${deed}`}
        end={
          <span aria-hidden className="w-9 pe-1.5 text-end text-xs text-ink-3">
            {currency}
          </span>
        }
        placeholder={deed === 'edit_payment' ? t('agent.limit_none') : general || t('agent.limit_usual')}
        disabled={policy.permissions[deed] === 'never'}
        value={policy.limits[deed] ?? ''}
        onChange={({ target }) => onChange(deed, target.value)}
      />
      {error && (
        <p id={`limit-${deed}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
