import type { Conversation } from '@parley/contract/conversations';
import Mail from 'lucide-react/icons/mail';
import Reply from 'lucide-react/icons/reply';
import StickyNote from 'lucide-react/icons/sticky-note';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ReplyTo } from './drafts.ts';
import { type Refused, takesTemplates, windowLength, type WindowState } from './channel-rules.ts';
import { findGaps, type Gap } from './sending.ts';
import { firstNameOf } from './first-name.ts';
import { t } from './messages.ts';

/** Warnings before writing: only a person may answer, the customer is blocked, the conversation is muted. */
export function Notices({ conversation, state }: { conversation: Conversation; state: WindowState }) {
  const name = firstNameOf(conversation);
  const channel = t(`channel.${conversation.channel}`);
  const notices = [
    conversation.blocked && t('composer.blocked', { name }),
    conversation.muted && t('composer.muted'),
    state.kind === 'tag' && t('composer.tag_why', { channel, name }),
  ].filter((notice) => notice !== false);
  return notices.map((notice) => (
    <p key={notice} className="px-3 pt-1.5 text-xs text-ink-2">
      {notice}
    </p>
  ));
}

type ClosedProps = { conversation: Conversation; hasDraft: boolean; onNote: () => void };

/** Replaces the field when the channel accepts no replies: why, until when, and what to do instead. */
export function ClosedBox({ conversation, hasDraft, onNote }: ClosedProps) {
  const { channel, customer, actions } = conversation;
  return (
    <div className="px-3 pt-2 pb-3 text-sm">
      <p className="text-ink">
        {t(takesTemplates(channel) ? 'composer.closed_template' : 'composer.closed', {
          channel: t(`channel.${channel}`),
          time: windowLength(channel),
        })}
      </p>
      <p className="mt-1 text-ink-2">
        {t('composer.closed_next', { name: firstNameOf(conversation) })} {hasDraft && t('composer.closed_kept')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {actions.includes('note') && (
          <Button icon={<StickyNote />} kbd="n" onClick={onNote}>
            {t('composer.write_note')}
          </Button>
        )}
        {customer.email && (
          <a href={`mailto:${customer.email}`} className={buttonClass()}>
            <Mail aria-hidden />
            {t('composer.write_email')}
          </a>
        )}
      </div>
    </div>
  );
}

/** The quoted message. */
export function QuoteBar({ replyTo, onDrop }: { replyTo: ReplyTo; onDrop: () => void }) {
  return (
    <div className="mx-3 mt-1.5 flex items-center gap-2 border-s-2 border-line-strong ps-2.5 text-sm">
      <Reply aria-hidden className="text-ink-3" />
      <p className="min-w-0 flex-1">
        <b className="block truncate">{t('composer.replying_to', { name: replyTo.author })}</b>
        <span dir="auto" className="block truncate text-ink-2">
          {replyTo.text || t('composer.quote_files')}
        </span>
      </p>
      <IconButton label={t('composer.quote_drop')} icon={<X />} onClick={onDrop} />
    </div>
  );
}

/** Variables of a saved reply without a value; each selects its place in the text. */
export function GapsBar({ text, onSelect }: { text: string; onSelect: (gap: Gap) => void }) {
  const gaps = findGaps(text);
  if (gaps.length === 0) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 pb-1.5 text-xs text-ink-2">
      {t('composer.gaps')}
      {gaps.map((gap) => (
        <button
          key={gap.start}
          type="button"
          aria-label={t('composer.select_gap', { name: gap.name })}
          onClick={() => onSelect(gap)}
          className="touch-target min-h-6 rounded-sm border border-line-strong bg-surface px-1.5 font-medium text-ink hover:bg-hover"
        >
          {gap.name}
        </button>
      ))}
    </p>
  );
}

type LinesProps = { issue: string | null; refused: readonly Refused[]; onDismiss: () => void };

/** Why the message can't be sent, and which files were refused. */
export function IssueLines({ issue, refused, onDismiss }: LinesProps) {
  return (
    <>
      {issue && (
        <p role="alert" className="px-3 pb-1 text-xs text-bad">
          {issue}
        </p>
      )}
      {refused.length > 0 && (
        <div role="alert" className="flex items-start gap-2 ps-3 pe-2 pb-1 text-xs text-bad">
          <ul className="flex-1 py-1.5">
            {refused.map(({ name, why }, index) => (
              <li key={index} className="wrap-anywhere">
                {t('composer.file_fault', { name, why })}
              </li>
            ))}
          </ul>
          <IconButton label={t('composer.dismiss')} icon={<X />} onClick={onDismiss} />
        </div>
      )}
    </>
  );
}

type BarProps = { sentence: string; onGo: () => void; onKeep: () => void };

/** A question before sending; a key answers it, but never the key that sends. */
export function QuestionBar({ sentence, onGo, onKeep }: BarProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="alertdialog" aria-label={sentence} className="flex flex-wrap items-center gap-2 border-t bg-hover px-3 py-2 text-sm">
      <p className="min-w-0 flex-1">{sentence}</p>
      <Button ref={keep} onClick={onKeep}>
        {t('composer.keep_writing')}
      </Button>
      <Button variant="primary" onClick={onGo}>
        {t('composer.send_anyway')}
      </Button>
    </div>
  );
}

/** Shown while sending waits for uploads. */
export const WaitingLine = ({ onStop }: { onStop: () => void }) => (
  <p role="status" className="flex items-center gap-2 px-3 pb-1 text-xs text-ink-2">
    {t('composer.waits_for_files')}
    <Button variant="ghost" onClick={onStop}>
      {t('composer.stop_waiting')}
    </Button>
  </p>
);
