import type { Customer } from '@parley/contract/customers';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { KeyValue } from '../../../ui/key-value.tsx';
import { addressWords } from './customer-words.ts';
import { Section } from './section.tsx';
import { t } from './messages.ts';

/** A customer's contact details, identities and payment methods. */
export function ContactFacts({ customer }: { customer: Customer }) {
  const { emails, phones, addresses, identities, payment_methods: methods, currency } = customer;
  const isProved = (kind: 'email' | 'phone', value: string) =>
    identities.some((one) => one.kind === kind && one.value === value && one.verified);
  const others = identities.filter(({ kind }) => kind !== 'email' && kind !== 'phone');
  const facts = [
    {
      label: t('customers.email'),
      value: (
        <Lines
          lines={emails.map((email) => (
            <Mark key={email} value={email} verified={isProved('email', email)} />
          ))}
        />
      ),
    },
    {
      label: t('customers.phone'),
      value: (
        <Lines
          lines={phones.map((phone) => (
            <Mark key={phone} value={phone} verified={isProved('phone', phone)} />
          ))}
        />
      ),
    },
    ...(addresses.length > 0 ? [{ label: t('customers.address'), value: <Lines lines={addresses.map(addressWords)} /> }] : []),
    ...(others.length > 0
      ? [
          {
            label: t('customers.known_by'),
            value: (
              <Lines
                lines={others.map(({ kind, value, verified }) => (
                  <Mark key={kind + value} value={`${t(`customers.kind_${kind}`)} ${value}`} verified={verified} />
                ))}
              />
            ),
          },
        ]
      : []),
    ...(methods.length > 0
      ? [
          {
            label: t('customers.payment'),
            value: (
              <Lines
                lines={methods.map(({ label, balance }) =>
                  balance === null ? label : `${label} · ${t('customers.balance', { amount: formatMoney(balance, currency) })}`,
                )}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <Section title={t('customers.contact')}>
      <KeyValue items={facts} />
    </Section>
  );
}

const Lines = ({ lines }: { lines: readonly ReactNode[] }) =>
  lines.length === 0 ? (
    t('customers.unknown')
  ) : (
    <ul className="grid gap-0.5">
      {lines.map((line, place) => (
        // Values may repeat, so the index is part of the key.
        <li key={place}>{line}</li>
      ))}
    </ul>
  );

const Mark = ({ value, verified }: { value: string; verified: boolean }) => (
  <span className="inline-flex max-w-full items-center gap-1">
    <bdi className="min-w-0 truncate" title={value}>
      {value}
    </bdi>
    {verified && (
      <span title={t('customers.verified')} className="text-ok">
        <ShieldCheck role="img" aria-label={t('customers.verified')} className="size-3.5!" />
      </span>
    )}
  </span>
);
