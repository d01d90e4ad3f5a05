import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/avatar.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { t } from '../messages.ts';

export function PictureThread() {
  return (
    <div className="flex min-w-0 flex-col bg-surface">
      <p className="flex h-[52px] shrink-0 items-center gap-2.5 border-b px-4">
        <b className="truncate text-[14px]">{t('landing.picture_nadia')}</b>
        <Tag>{t('landing.picture_website')}</Tag>
        <span className={buttonClass('default', 'control', 'ms-auto max-xl:hidden')}>
          <Check />
          {t('landing.picture_resolve')}
          <Kbd keys="e" />
        </span>
        <span className={buttonClass('ai', 'control', 'xl:ms-0 max-xl:ms-auto')}>
          <Sparkles />
          {t('landing.picture_return')}
        </span>
      </p>
      <div className="flex flex-1 flex-col justify-end gap-3.5 overflow-hidden px-[22px] py-[18px] max-md:px-4">
        <Theirs time="10:02">{t('landing.picture_ask')}</Theirs>
        <Ours look="bg-ai-soft inset-ring inset-ring-ai-line" caption={t('landing.picture_answer_caption')} evidence={<Evidence />}>
          {t('landing.picture_answer')}
        </Ours>
        <Theirs time="10:04">{t('landing.picture_person')}</Theirs>
        <p className="flex items-center gap-2.5 text-sm font-medium text-human">
          <span className="h-px flex-1 bg-human-line" />
          <Hand />
          {t('landing.picture_handoff')}
          <span className="h-px flex-1 bg-human-line" />
        </p>
        <Ours look="bg-ink text-on-ink" caption={t('landing.picture_reply_caption')}>
          {t('landing.picture_reply')}
        </Ours>
      </div>
    </div>
  );
}

function Theirs({ time, children }: { time: string; children: string }) {
  return (
    <div className="flex max-w-[78%] items-end gap-[9px]">
      <Avatar name={t('landing.picture_nadia')} />
      <div>
        <p className="rounded-[13px] bg-hover px-3 py-2 leading-normal">{children}</p>
        <p className="mt-1 text-xs text-ink-3">{time}</p>
      </div>
    </div>
  );
}

function Ours({ look, caption, evidence, children }: { look: string; caption: string; evidence?: ReactNode; children: string }) {
  return (
    <div className="max-w-[78%] self-end text-end">
      <p className={`rounded-[13px] px-3 py-2 text-start leading-normal ${look}`}>{children}</p>
      {evidence}
      <p className="mt-1 text-xs text-ink-3">{caption}</p>
    </div>
  );
}

const Evidence = () => (
  <p className="mt-1.5 flex flex-wrap justify-end gap-1.5">
    <Tag tone="ai" icon={<ShoppingBag />}>
      {t('landing.picture_order')}
    </Tag>
    <Tag tone="ai" icon={<ShieldCheck />}>
      {t('landing.picture_verified')}
    </Tag>
  </p>
);
