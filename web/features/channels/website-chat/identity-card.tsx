import { rotateIdentitySecret } from '@parley/contract/website-chat';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { CodeBlock, CopyButton } from './code-block.tsx';
import type { SectionProps } from './settings-form.ts';
import { t } from './messages.ts';

const panel = 'identity-sample';

/** Identity verification: the secret, how to sign with it, and whether unsigned identities are accepted. */
export function IdentityCard({ form: { values, set }, hasSecret }: SectionProps & { hasSecret: boolean }) {
  const [shown, setShown] = useState<SampleId>('node');
  const state = hasSecret ? (
    <StatusDot tone="ok">{t('chat.secret_there')}</StatusDot>
  ) : (
    <StatusDot tone="neutral">{t('chat.secret_none')}</StatusDot>
  );
  const code = samples.find(({ id }) => id === shown)?.code ?? '';
  return (
    <Card title={t('chat.identity')} aside={state}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-2">{t('chat.identity_text')}</p>
        <SecretButton hasSecret={hasSecret} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <Tabs label={t('chat.sample')} tabs={samples} value={shown} onChange={setShown} panelId={panel} />
          <TabPanel id={panel} tab={shown}>
            <CodeBlock label={t('chat.sample')}>{code}</CodeBlock>
          </TabPanel>
          <p className="text-sm text-ink-3">{t('chat.sample_page')}</p>
          <CodeBlock label={t('chat.sample_page')}>{pageSample}</CodeBlock>
        </div>
        <Checkbox
          name="identity_required"
          label={t('chat.identity_required')}
          hint={t('chat.identity_required_hint')}
          checked={values.identity_required}
          onChange={({ target }) => set('identity_required', target.checked)}
        />
      </div>
    </Card>
  );
}

/** Asks before it replaces a secret in use, and shows the new one once. */
function SecretButton({ hasSecret }: { hasSecret: boolean }) {
  const merchant = useMerchantId();
  const mayWrite = useMay('settings:write');
  const [asking, setAsking] = useState(false);
  const rotate = useCommand(rotateIdentitySecret, { onDone: () => setAsking(false) });
  const secret = rotate.data?.secret;
  if (!mayWrite) return null;
  const make = () => rotate.mutate({ merchant });
  return (
    <div>
      <Button busy={rotate.isPending} onClick={hasSecret ? () => setAsking(true) : make}>
        {hasSecret ? t('chat.secret_new') : t('chat.secret_make')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="small"
        title={t('chat.secret_new_title')}
        description={t('chat.secret_new_text')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('chat.cancel')}</Button>
            <Button variant="primary" busy={rotate.isPending} onClick={make}>
              {t('chat.secret_new')}
            </Button>
          </>
        }
      />
      <Dialog
        open={secret !== undefined}
        onOpenChange={rotate.reset}
        title={t('chat.secret_title')}
        description={t('chat.secret_text')}
        footer={
          <>
            <CopyButton text={secret ?? ''} />
            <Button variant="primary" onClick={rotate.reset}>
              {t('chat.close')}
            </Button>
          </>
        }
      >
        <CodeBlock label={t('chat.secret_label')}>{secret ?? ''}</CodeBlock>
      </Dialog>
    </div>
  );
}

/** How a shop's server signs a customer's id: the hex HMAC-SHA256 of the id with the secret. */
const samples = [
  {
    id: 'node',
    label: 'Node.js',
    code: `import { createHmac } from 'node:crypto';

const hash = createHmac('sha256', process.env.PARLEY_SECRET)
  .update(customer.id)
  .digest('hex');`,
  },
  {
    id: 'php',
    label: 'PHP',
    code: `$hash = hash_hmac('sha256', $customer->id, getenv('PARLEY_SECRET'));`,
  },
  {
    id: 'ruby',
    label: 'Ruby',
    code: `require 'openssl'

hash = OpenSSL::HMAC.hexdigest('sha256', ENV['PARLEY_SECRET'], customer.id)`,
  },
  {
    id: 'python',
    label: 'Python',
    code: `import hashlib, hmac, os

hash = hmac.new(os.environ['PARLEY_SECRET'].encode(),
                customer.id.encode(), hashlib.sha256).hexdigest()`,
  },
] as const;
type SampleId = (typeof samples)[number]['id'];

const pageSample = `Parley.identify({ user_id: '…', hash: '…', name: 'Ada', email: 'ada@example.com' });`;
