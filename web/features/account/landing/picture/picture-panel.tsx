import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import type { ReactNode } from 'react';
import { formatDuration, formatMoney } from '../../../../lib/format.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { KeyValue } from '../../../../ui/key-value.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { t } from '../messages.ts';

export function PicturePanel() {
  return (
    <div className="grid content-start gap-3.5 border-s px-4 py-3.5 text-sm max-lg:hidden">
      <div className="flex items-center gap-2.5">
        <Avatar name={t('landing.picture_nadia')} large />
        <p className="text-ink-3">
          <b className="block text-base text-ink">{t('landing.picture_nadia')}</b>
          {t('landing.picture_since')}
        </p>
      </div>
      <KeyValue
        className="grid-cols-[52px_1fr]!"
        items={[{ label: t('landing.picture_email'), value: t('landing.picture_email_value') }]}
      />
      <div>
        <b>{t('landing.picture_orders')}</b>
        <div className="mt-[7px] grid gap-1 rounded-lg border bg-surface px-[11px] py-[9px] shadow-paper">
          <p className="flex justify-between font-strong tabular-nums">
            <span>#1042</span>
            {formatMoney('54.95', 'EUR')}
          </p>
          <p className="text-ink-3">{t('landing.picture_product')}</p>
          <StatusDot tone="ok">{t('landing.picture_shipped')}</StatusDot>
        </div>
      </div>
      <div>
        <b className="mb-1.5 block">{t('landing.picture_did')}</b>
        <Step took={240}>{t('landing.picture_did_verify')}</Step>
        <Step took={31}>{t('landing.picture_did_find')}</Step>
        <Step took={8}>{t('landing.picture_did_read')}</Step>
        <Step icon={<Hand className="size-3 text-human" />}>{t('landing.picture_did_hand')}</Step>
      </div>
    </div>
  );
}

function Step({ icon = <Check className="size-3 text-ai" />, took, children }: { icon?: ReactNode; took?: number; children: string }) {
  return (
    <p className="flex items-center gap-2 py-[3px] whitespace-nowrap text-ink-2">
      {icon}
      {children}
      <span className="ms-auto text-ink-3 tabular-nums">{took === undefined ? '–' : formatDuration(took)}</span>
    </p>
  );
}
