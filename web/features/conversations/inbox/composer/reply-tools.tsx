import type { Conversation } from '@parley/contract/conversations';
import { channelLimits } from '@parley/contract/channels';
import ALargeSmall from 'lucide-react/icons/a-large-small';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Package from 'lucide-react/icons/package';
import Paperclip from 'lucide-react/icons/paperclip';
import Sparkles from 'lucide-react/icons/sparkles';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import type { Rewrite } from '@parley/contract/inbox';
import { useRef } from 'react';
import { notify } from '../../../../data/notify.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { useIsPhone } from '../../../../lib/use-media.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { onDemand } from '../../../../ui/on-demand.tsx';
import type { Draft, DraftCard } from './drafts.ts';
import { acceptedTypes, lengthLeft, maxCharacters, mostFiles } from './channel-rules.ts';
import type { Mark } from './field.tsx';
import { t } from './messages.ts';

const CardPicker = onDemand('dialog', () => import('./card-picker.tsx'));
const FormatButtons = onDemand('dialog', () => import('./format-buttons.tsx'));
const RewriteItems = onDemand('menu', () => import('./rewrite-items.tsx'));
const SendItems = onDemand('menu', () => import('./send-items.tsx'));

/** The limit of the contract. */
const mostCards = 5;

type ToolsProps = {
  conversation: Conversation;
  draft: Draft;
  canSend: boolean;
  isAsking: boolean;
  isRewriting: boolean;
  hasSelection: () => boolean;
  onFiles: (files: readonly File[]) => void;
  onSavedReplies: () => void;
  onChange: (part: Partial<Draft>) => void;
  onMark: (mark: Mark) => void;
  onSuggest: () => void;
  onRewrite: (how: Rewrite) => void;
  onSend: (resolves: boolean) => void;
  onSchedule: (at: Date) => void;
  onPickTime: () => void;
};

/** The row below the text: insert, AI help, limits, and Send. */
export function ReplyTools(props: ToolsProps) {
  const { conversation, draft, onChange, onMark, onSavedReplies } = props;
  const isPhone = useIsPhone();
  const { channel } = conversation;
  const plain = !draft.isNote && channelLimits[channel].formatting === 'none';
  const addCard = (card: DraftCard) => {
    if (draft.cards.length < mostCards) onChange({ cards: [...draft.cards, card] });
    else notify.error(t('composer.card_too_many'));
  };
  return (
    <div className="flex items-center gap-0.5 px-2 py-1.5">
      <AttachButton channel={channel} isNote={draft.isNote} onFiles={props.onFiles} />
      <IconButton label={t('composer.saved_replies')} icon={<MessageSquareText />} kbd="/" onClick={onSavedReplies} />
      {!draft.isNote && (
        <CardPicker
          trigger={<IconButton label={t('composer.add_card')} icon={<Package />} />}
          conversation={conversation}
          onPick={addCard}
        />
      )}
      {!isPhone && (
        <FormatButtons
          trigger={<IconButton label={t('composer.format')} icon={<ALargeSmall />} />}
          onMark={onMark}
          why={plain ? t('composer.format_none', { channel: t(`channel.${channel}`) }) : null}
        />
      )}
      {!draft.isNote && conversation.actions.includes('reply') && <AiHelp {...props} isPhone={isPhone} />}
      <Counter draft={draft} limit={maxCharacters(channel, draft.isNote)} />
      <SendButtons {...props} />
    </div>
  );
}

function AttachButton({ channel, isNote, onFiles }: Pick<ToolsProps, 'onFiles'> & { channel: Conversation['channel']; isNote: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const takesNone = mostFiles(channel, isNote) === 0;
  const label = takesNone ? t('composer.drop_none', { channel: t(`channel.${channel}`) }) : t('composer.attach');
  return (
    <>
      <IconButton label={label} icon={<Paperclip />} disabled={takesNone} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={acceptedTypes}
        aria-label={t('composer.attach')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Lets the same file be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}

function AiHelp({ draft, isAsking, isRewriting, hasSelection, isPhone, onSuggest, onRewrite }: ToolsProps & { isPhone: boolean }) {
  return (
    <>
      <Button
        variant="ghost"
        icon={<Sparkles className="text-ai" />}
        busy={isAsking}
        onClick={onSuggest}
        aria-label={t('inbox.suggest_label')}
      >
        {!isPhone && <span className="@max-[520px]:sr-only">{t('inbox.suggest')}</span>}
      </Button>
      <RewriteItems
        trigger={<IconButton label={t('composer.rewrite')} icon={<WandSparkles className="text-ai" />} aria-busy={isRewriting} />}
        isEmpty={draft.text.trim() === ''}
        hasSelection={hasSelection}
        onChoose={onRewrite}
      />
    </>
  );
}

/** Beside a narrow thread there is only room for the number. */
function Counter({ draft, limit }: { draft: Draft; limit: number }) {
  const left = lengthLeft(draft.text, limit);
  const isShown = left !== null && left >= 0;
  return (
    <span className="ms-auto me-2 min-w-0 truncate text-xs text-ink-3 tabular-nums">
      {isShown && (
        <>
          <span className="@max-[460px]:sr-only">{t('inbox.characters_left', { count: left })}</span>
          <span aria-hidden className="@min-[460px]:hidden">
            {formatNumber(left)}
          </span>
        </>
      )}
    </span>
  );
}

function SendButtons({ conversation, draft, canSend, onSend, onSchedule, onPickTime }: ToolsProps) {
  if (draft.isNote) {
    return (
      <Button variant="primary" kbd="Enter" disabled={!canSend} onClick={() => onSend(false)}>
        {t('inbox.add_note')}
      </Button>
    );
  }
  const isUploading = draft.files.some((file) => file.attachment === null);
  const more = (
    <IconButton
      variant="primary"
      label={t('composer.send_more')}
      icon={<ChevronDown />}
      disabled={!canSend}
      className="w-7! rounded-s-none! border-s-bg/30!"
    />
  );
  return (
    <div className="flex shrink-0">
      <Button
        variant="primary"
        kbd="Enter"
        disabled={!canSend}
        className="rounded-e-none! @max-[460px]:[&_kbd]:hidden"
        onClick={() => onSend(false)}
      >
        {t('inbox.send')}
      </Button>
      <SendItems
        trigger={more}
        canResolve={canSend && conversation.actions.includes('resolve')}
        canSchedule={canSend && !isUploading}
        onResolve={() => onSend(true)}
        onSchedule={onSchedule}
        onPick={onPickTime}
      />
    </div>
  );
}
