import { type Customer, setConsent } from '@parley/contract/customers';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { ConsentFields, type ConsentInput } from './consent-fields.tsx';
import { consentTone, nameOf } from './customer-words.ts';
import { useShow } from './data.ts';
import { Section } from './section.tsx';
import { t } from './messages.ts';

type Channel = Customer['consent'][number]['channel'];

/** A customer's marketing consent per channel, since when, and from which source. */
export function ConsentSection({ customer }: { customer: Customer }) {
  const [openChannel, setOpenChannel] = useState<Channel | null>(null);
  const mayEdit = customer.actions.includes('edit');
  return (
    <Section title={t('customers.consent_title')}>
      <ul className="grid gap-1 text-sm">
        {customer.consent.map(({ channel, state, source, at }) => (
          <li key={channel} className="grid min-h-control grid-cols-[88px_1fr_auto] items-center gap-x-1">
            <span className="text-ink-3">{t(`consent.${channel}`)}</span>
            <span className="min-w-0">
              <StatusDot tone={consentTone[state]}>{t(`customers.consent_${state}`)}</StatusDot>
              {at && (
                <span className="block truncate text-ink-3">
                  {source ? t('customers.consent_of', { source, date: formatDay(at) }) : formatDay(at)}
                </span>
              )}
            </span>
            {mayEdit && (
              <Button
                variant="ghost"
                aria-label={t('customers.consent_note', { channel: t(`consent.${channel}`) })}
                onClick={() => setOpenChannel(channel)}
              >
                {t('customers.consent_do')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {openChannel && <ConsentForm customer={customer} channel={openChannel} onClose={() => setOpenChannel(null)} />}
    </Section>
  );
}

function ConsentForm({ customer, channel, onClose }: { customer: Customer; channel: Channel; onClose: () => void }) {
  const merchant = useMerchantId();
  const show = useShow();
  const was = customer.consent.find((one) => one.channel === channel)?.state;
  const [consent, changeConsent] = useState<ConsentInput>({
    channel,
    state: was === 'granted' ? 'refused' : 'granted',
    source: t('customers.consent_source_usual'),
  });
  const form = useContractForm(async () => setConsent, {
    defaults: { merchant, id: customer.id, ...consent, source: consent.source.trim() || t('customers.consent_source_usual') },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('customers.consent_title_of', { name: nameOf(customer) })}
      text={t(`consent.${channel}`)}
      does={t('customers.give_consent')}
      size="small"
      form={form}
      onClose={onClose}
    >
      <ConsentFields consent={consent} onChange={changeConsent} error={form.error} />
    </ActionDialog>
  );
}
