import Copy from 'lucide-react/icons/copy';
import type { ApiKey } from '@parley/contract/api-keys';
import type { Permission } from '@parley/contract/permissions';
import { useMerchantId } from '../../../data/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { apiAddress, copy } from './data.ts';
import { t } from './messages.ts';

/** A new key, shown only here. It closes by its button alone, so that a click beside it loses nothing. */
export function CreatedKey({ created: { key: secret, api_key: of }, onClose }: { created: Created; onClose: () => void }) {
  const path = firstCall(useMerchantId(), of.effective_scopes);
  const example = path && `curl -H "Authorization: Bearer $PARLEY_KEY" ${apiAddress()}${path}`;
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={t('api_keys.created_title')}
      description={t('api_keys.created_text')}
      footer={
        <>
          <Button onClick={onClose}>{t('api_keys.close_created')}</Button>
          <Button variant="primary" icon={<Copy />} onClick={() => void copy(secret)}>
            {t('api_keys.copy_key')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={t('api_keys.key')}>
          <Input readOnly value={secret} className="font-mono" onFocus={({ target }) => target.select()} />
        </Field>
        {example && (
          <div>
            <p className="mb-1.5 font-medium">{t('api_keys.example')}</p>
            <pre className="rounded border bg-hover px-2.5 py-2 font-mono text-sm break-all whitespace-pre-wrap">{example}</pre>
          </div>
        )}
      </div>
    </Dialog>
  );
}

export type Created = { key: string; api_key: ApiKey };

/** A call that the key can make. */
function firstCall(merchant: string, scopes: readonly Permission[]): string | undefined {
  const calls: readonly [Permission, string][] = [
    ['orders:read', `/api/orders/${merchant}`],
    ['products:read', `/api/products/${merchant}`],
    ['customers:read', `/api/customers/${merchant}`],
    ['inbox:read', `/api/inbox/${merchant}/conversations`],
    ['settings:read', `/api/merchants/${merchant}/settings`],
  ];
  return calls.find(([scope]) => scopes.includes(scope))?.[1];
}
