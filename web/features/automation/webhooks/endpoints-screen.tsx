import type { WebhookEndpoint } from '@parley/contract/webhooks';
import Plus from 'lucide-react/icons/plus';
import Webhook from 'lucide-react/icons/webhook';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useEndpoints } from './data.ts';
import { EditEndpoint, NewEndpoint } from './endpoint-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type EndpointAction, EndpointRow } from './endpoint-row.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { t } from './messages.ts';

type Open = { kind: 'new' } | { kind: EndpointAction; endpoint: WebhookEndpoint } | { kind: 'secret'; secret: string };

/** /settings/webhooks-config: the endpoints that get the shop's events. */
export function WebhookEndpointsScreen() {
  const mayWrite = useMay('developers:write');
  const read = useEndpoints();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const showSecret = ({ secret }: WebhookEndpoint) => setOpen(secret === null ? undefined : { kind: 'secret', secret });
  const create = mayWrite && (
    <Button variant="primary" icon={<Plus />} onClick={() => setOpen({ kind: 'new' })}>
      {t('webhooks.create')}
    </Button>
  );
  const actions = (
    <>
      <Link to="/settings/webhooks" className={buttonClass()}>
        {t('webhooks.open_log')}
      </Link>
      {read.data && read.data.items.length > 0 && create}
    </>
  );
  const empty = (
    <EmptyState
      icon={<Webhook />}
      title={t('webhooks.empty')}
      text={t(mayWrite ? 'webhooks.empty_text' : 'webhooks.empty_read_only')}
      action={create}
    />
  );
  return (
    <SettingsPage text={t('webhooks.text')} actions={actions}>
      <Card flush>
        <Loaded
          read={read}
          failed={t('webhooks.list_failed')}
          skeleton={<SkeletonRows rows={3} rowHeight={76} />}
          empty={{ when: ({ items }) => items.length === 0, show: empty }}
        >
          {({ items }) => (
            <ul>
              {items.map((endpoint) => (
                <EndpointRow key={endpoint.id} endpoint={endpoint} onAction={(kind) => setOpen({ kind, endpoint })} />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      {open && <OpenDialog open={open} items={read.data?.items ?? []} onClose={close} onSecret={showSecret} />}
    </SettingsPage>
  );
}

type DialogProps = { open: Open; items: readonly WebhookEndpoint[]; onClose: () => void; onSecret: (endpoint: WebhookEndpoint) => void };

function OpenDialog({ open, items, onClose, onSecret }: DialogProps) {
  if (open.kind === 'new') return <NewEndpoint onClose={onClose} onCreated={onSecret} />;
  if (open.kind === 'secret') return <SecretDialog secret={open.secret} onClose={onClose} />;
  const { endpoint } = open;
  if (open.kind === 'edit') return <EditEndpoint endpoint={endpoint} onClose={onClose} />;
  if (open.kind === 'rotate') return <RotateDialog endpoint={endpoint} onClose={onClose} onRotated={onSecret} />;
  if (open.kind === 'test') return <TestDialog endpoints={items} endpointId={endpoint.id} onClose={onClose} />;
  if (open.kind === 'recover') return <RecoverDialog endpoints={items} endpointId={endpoint.id} onClose={onClose} />;
  return <DeleteDialog endpoint={endpoint} onClose={onClose} />;
}
