import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { apiAddress, copy, type RequestFilter } from './data.ts';
import { CreateKey } from './key-dialogs.tsx';
import { KeysCard } from './keys-card.tsx';
import { t } from './messages.ts';
import { RequestsCard } from './requests-card.tsx';

/** /settings/api-keys: the shop's API keys, and the calls made with them. */
export function ApiKeysScreen() {
  const mayChange = useMay('developers:write');
  const [isCreating, setCreating] = useState(false);
  const [filter, setFilter] = useState<RequestFilter>({});
  const create = mayChange && (
    <Button variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
      {t('api_keys.new')}
    </Button>
  );
  const showRequests = (keyId: string) => {
    setFilter({ keyId });
    document.getElementById('requests')?.focus();
  };
  return (
    <SettingsPage text={t('api_keys.text')} actions={create}>
      <KeysCard create={create} onRequests={showRequests} />
      <FactsCard />
      <RequestsCard filter={filter} onFilter={setFilter} />
      {isCreating && <CreateKey onClose={() => setCreating(false)} />}
    </SettingsPage>
  );
}

function FactsCard() {
  const merchant = useMerchantId();
  return (
    <Card title={t('api_keys.facts')}>
      <KeyValue
        items={[
          {
            label: t('api_keys.address'),
            value: <Copied text={apiAddress()} label={t('api_keys.copy_address')} />,
          },
          { label: t('api_keys.shop_id'), value: <Copied text={merchant} label={t('api_keys.copy_shop_id')} /> },
        ]}
      />
      <p className="mt-2.5 text-sm text-ink-2">
        <a
          href="/api/docs"
          target="_blank"
          rel="noreferrer"
          className="rounded-sm font-medium text-ink underline decoration-line-strong underline-offset-[3px] hover:decoration-ink"
        >
          {t('api_keys.docs')}
          <ExternalLink aria-hidden className="ms-1 inline size-3" />
        </a>{' '}
        {t('api_keys.docs_text')} {t('api_keys.client')}
      </p>
    </Card>
  );
}

const Copied = ({ text, label }: { text: string; label: string }) => (
  <span className="flex min-w-0 items-center gap-1">
    <code className="min-w-0 font-mono break-all">{text}</code>
    <IconButton label={label} icon={<Copy />} onClick={() => void copy(text)} />
  </span>
);
