import ShieldCheck from 'lucide-react/icons/shield-check';
import type { PanelCustomer } from './panel-facts.ts';
import { t } from './words.ts';

/** The addresses and ids that are this person, and which of them were proved. */
export function PanelIdentities({ identities }: Pick<PanelCustomer, 'identities'>) {
  if (identities.length === 0) return <p className="text-sm text-ink-3">{t('panel.no_identities')}</p>;
  return (
    <ul className="grid gap-[5px] text-sm">
      {identities.map(({ kind, value, verified }) => (
        <li key={`${kind}:${value}`} className="grid grid-cols-[88px_1fr_auto] items-center gap-x-1">
          <span className="text-ink-3">{t(`panel.kind_${kind}`)}</span>
          <span className="min-w-0 truncate" title={value}>
            {value}
          </span>
          {verified && (
            <span title={t('panel.verified')} className="text-ok">
              <ShieldCheck role="img" aria-label={t('panel.verified')} className="size-3.5!" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
