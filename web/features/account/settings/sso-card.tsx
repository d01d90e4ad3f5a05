import { deleteScimToken, deleteSingleSignOn, getSingleSignOn, saveSingleSignOn, type SingleSignOn } from '@parley/contract/sso-settings';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatDateTime, formatWhen } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Copyable } from './copyable.tsx';
import { AskBefore } from './ask-before.tsx';
import { useGivableRoles } from './roles.ts';
import { ScimToken } from './scim-token.tsx';
import { SsoDialog } from './sso-dialog.tsx';
import { t } from './sso-messages.ts';

/** Logging in through the company’s identity provider, and SCIM, for those who manage the team. Only owners change it. */
export function SsoCard() {
  return useMay('team:write') ? <Loading /> : null;
}

function Loading() {
  const { data, isError, isFetching, refetch } = useRead(getSingleSignOn, { merchant: useMerchantId() });
  const isOwner = useMay('shop:delete');
  const [isEditing, setEditing] = useState(false);
  const edit = () => setEditing(true);
  return (
    <Card id="sso" title={t('sso.title')} aside={data?.sso && <StatusDot tone="ok">{t('sso.on')}</StatusDot>}>
      {data && (data.sso ? <SetUp data={data} sso={data.sso} onEdit={edit} /> : <Off isOwner={isOwner} onSetUp={edit} />)}
      {!data && isError && <ErrorState title={t('sso.failed')} retry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <SkeletonRows rows={2} rowHeight={48} />}
      {isEditing && data && <SsoDialog data={data} onClose={() => setEditing(false)} />}
    </Card>
  );
}

const Off = ({ isOwner, onSetUp }: { isOwner: boolean; onSetUp: () => void }) => (
  <EmptyState
    icon={<KeyRound />}
    title={t('sso.off_title')}
    text={isOwner ? t('sso.off_text') : t('sso.owners_only')}
    action={isOwner && <Button onClick={onSetUp}>{t('sso.set_up')}</Button>}
    className="py-6!"
  />
);

type SetUpProps = { data: SingleSignOn; sso: NonNullable<SingleSignOn['sso']>; onEdit: () => void };
function SetUp({ data, sso, onEdit }: SetUpProps) {
  const merchant = useMerchantId();
  const isOwner = useMay('shop:delete');
  const roles = useGivableRoles();
  const change = useCommand(saveSingleSignOn, {
    onDone: ({ sso: saved }) => notify.success(t(saved?.required ? 'sso.required_on' : 'sso.required_off')),
  });
  const { name, issuer, client_id, role, required, version } = sso;
  return (
    <div className="grid gap-4">
      {data.sign_in_url ? <Copyable label={t('sso.sign_in_url')} value={data.sign_in_url} /> : <p>{t('sso.no_address')}</p>}
      <KeyValue
        items={[
          { label: t('sso.issuer'), value: issuer },
          { label: t('sso.client_id'), value: client_id },
          { label: t('sso.client_secret'), value: t('sso.secret_set', { time: formatDateTime(sso.secret_set_at) }) },
          { label: t('sso.role'), value: role ? (roles.find((one) => one.id === role)?.name ?? role) : t('sso.role_nobody') },
          { label: t('sso.proven'), value: sso.proven_at ? formatWhen(sso.proven_at) : t('sso.not_proven') },
        ]}
      />
      <Switch
        label={t('sso.required')}
        hint={sso.proven_at ? t('sso.required_hint') : `${t('sso.required_hint')} ${t('sso.required_first')}`}
        disabled={!isOwner || change.isPending || (!sso.proven_at && !required)}
        checked={change.isPending ? change.variables.required : required}
        onChange={({ target }) => change.mutate({ merchant, name, issuer, client_id, role, version, required: target.checked })}
      />
      {isOwner ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={onEdit}>{t('sso.edit')}</Button>
          <AskBefore
            endpoint={deleteSingleSignOn}
            input={{ merchant }}
            title={t('sso.off_ask_title')}
            text={t('sso.off_ask_text')}
            action={t('sso.turn_off')}
            done={t('sso.turned_off')}
          />
        </div>
      ) : (
        <p className="text-sm text-ink-3">{t('sso.owners_only')}</p>
      )}
      <Scim data={data} />
    </div>
  );
}

function Scim({ data: { scim, scim_url: url } }: { data: SingleSignOn }) {
  const merchant = useMerchantId();
  const isOwner = useMay('shop:delete');
  const [isCreating, setCreating] = useState(false);
  return (
    <section aria-label={t('sso.scim')} className="grid gap-3 border-t pt-3">
      <div>
        <h3 className="font-medium">{t('sso.scim')}</h3>
        <p className="text-sm text-ink-3">{t('sso.scim_text')}</p>
      </div>
      {url && <Copyable label={t('sso.scim_url')} value={url} />}
      <KeyValue
        items={[
          {
            label: t('sso.scim_token'),
            value: scim ? t('sso.scim_ends', { last_four: scim.last_four, time: formatDateTime(scim.created_at) }) : t('sso.scim_none'),
          },
          ...(scim ? [{ label: t('sso.scim_used'), value: scim.last_used_at ? formatWhen(scim.last_used_at) : t('sso.scim_unused') }] : []),
        ]}
      />
      {isOwner && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setCreating(true)}>{scim ? t('sso.scim_replace') : t('sso.scim_create')}</Button>
          {scim && (
            <AskBefore
              endpoint={deleteScimToken}
              input={{ merchant }}
              title={t('sso.scim_delete_title')}
              text={t('sso.scim_delete_text')}
              action={t('sso.scim_delete')}
              done={t('sso.scim_deleted')}
            />
          )}
        </div>
      )}
      {isCreating && <ScimToken replaces={scim !== null} onClose={() => setCreating(false)} />}
    </section>
  );
}
