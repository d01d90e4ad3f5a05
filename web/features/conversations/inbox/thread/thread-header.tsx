import type { Conversation } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Clock from 'lucide-react/icons/clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PanelRight from 'lucide-react/icons/panel-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sparkles from 'lucide-react/icons/sparkles';
import { type RefObject, useRef } from 'react';
import { useHotkey } from '../../../../lib/hotkeys.ts';
import { pressKey } from '../../../../lib/press-key.ts';
import { useIsPhone } from '../../../../lib/use-media.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { onDemand } from '../../../../ui/on-demand.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { usePanel } from '../data.ts';
import { useConversationActions } from '../use-conversation-actions.ts';
import { FactsBar } from './facts-bar.tsx';
import { TakeOverButton } from './take-over-button.tsx';
import { t } from './messages.ts';

type HeaderProps = {
  conversation: Conversation;
  /** Opens the customer's panel where it has no room beside the thread. */
  onShowCustomer: (() => void) | null;
  /** Returns to the list where both have no room side by side. */
  onBack: (() => void) | null;
};

/** The conversation's customer, its facts, and the actions on it. */
export function ThreadHeader({ conversation, onShowCustomer, onBack }: HeaderProps) {
  const isPhone = useIsPhone();
  return (
    // Where the thread is narrow, the name comes before key hints and the channel, which the list shows as well.
    <header className="@container shrink-0 border-b">
      <div className="flex h-[52px] items-center gap-2.5 px-4 @max-xl:gap-1.5 @max-xl:[&_kbd]:hidden max-md:h-[58px] max-md:gap-1.5 max-md:px-3">
        {onBack && (
          <IconButton label={t('inbox.back')} icon={<ChevronLeft className="rtl:rotate-180" />} onClick={onBack} className="-ms-2" />
        )}
        <div className="flex min-w-0 items-center gap-2.5 max-md:block">
          <h2 className="truncate text-[14px] max-md:text-base">
            <bdi>{conversation.customer_name}</bdi>
          </h2>
          {isPhone ? (
            <PhoneFacts conversation={conversation} />
          ) : (
            <Tag className="@max-lg:sr-only">{t(`channel.${conversation.channel}`)}</Tag>
          )}
        </div>
        <span className="ms-auto" />
        {!isPhone && <SnoozeMenu conversation={conversation} />}
        {!isPhone && onShowCustomer && (
          <IconButton label={t('inbox.show_customer')} icon={<PanelRight className="rtl:-scale-x-100" />} onClick={onShowCustomer} />
        )}
        <MoreMenu conversation={conversation} onShowCustomer={isPhone ? onShowCustomer : null} />
        {!isPhone && <ResolveButton conversation={conversation} />}
        <HandlerButton conversation={conversation} />
      </div>
      <FactsBar conversation={conversation}>
        {isPhone && (
          <>
            <ResolveButton conversation={conversation} />
            <SnoozeMenu conversation={conversation} />
          </>
        )}
      </FactsBar>
    </header>
  );
}

/** The second line on a phone: "WhatsApp · 6 orders". */
function PhoneFacts({ conversation }: { conversation: Conversation }) {
  const count = usePanel(conversation.id).data?.customer.orders_count;
  const facts = [t(`channel.${conversation.channel}`), ...(count === undefined ? [] : [t('inbox.orders_count', { count })])];
  return <p className="truncate text-sm text-ink-3">{facts.join(' · ')}</p>;
}

function ResolveButton({ conversation }: { conversation: Conversation }) {
  const { move, isMoving } = useConversationActions(conversation);
  const canResolve = conversation.actions.includes('resolve');
  const resolve = () => move({ status: 'resolved' });
  // Only resolving has the key, so that pressing it twice does not reopen.
  useHotkey('e', resolve, { when: canResolve });
  if (canResolve) {
    return (
      <Button icon={<Check />} kbd="e" busy={isMoving} onClick={resolve}>
        {t('inbox.resolve')}
      </Button>
    );
  }
  if (!conversation.actions.includes('reopen')) return null;
  return (
    <Button icon={<RotateCcw />} busy={isMoving} onClick={() => move({ status: 'open' })}>
      {t('inbox.reopen')}
    </Button>
  );
}

/** Changes the handler: a person takes over, or returns the conversation to the AI. */
function HandlerButton({ conversation }: { conversation: Conversation }) {
  const { takeOver, isTakingOver, returnToAi, isReturning } = useConversationActions(conversation);
  const can = (action: 'take_over' | 'return_to_ai') => conversation.actions.includes(action);
  useHotkey('h', takeOver, { when: can('take_over') });
  useHotkey('a', returnToAi, { when: can('return_to_ai') });
  return (
    <>
      {can('return_to_ai') && can('take_over') && (
        <IconButton
          variant="ai"
          icon={<Sparkles />}
          kbd="a"
          label={t('inbox.return_to_ai')}
          aria-disabled={isReturning}
          onClick={returnToAi}
        />
      )}
      {can('return_to_ai') && !can('take_over') && (
        <Button variant="ai" icon={<Sparkles />} kbd="a" busy={isReturning} onClick={returnToAi}>
          {t('inbox.return_to_ai')}
        </Button>
      )}
      <TakeOverButton conversation={conversation} isBusy={isTakingOver} onTakeOver={takeOver} />
    </>
  );
}

const SnoozeLayer = onDemand('menu', () => import('./header-snooze.tsx'));

const canSetAside = ({ actions }: Conversation) => actions.includes('snooze') || actions.includes('pend');

/** The snooze menu in the header. */
function SnoozeMenu({ conversation }: { conversation: Conversation }) {
  const trigger: RefObject<HTMLButtonElement | null> = useRef(null);
  useHotkey('s', () => pressKey(trigger.current, 'Enter'), { when: canSetAside(conversation) });
  if (!canSetAside(conversation)) return null;
  const button = <IconButton ref={trigger} label={t('inbox.set_aside')} kbd="s" icon={<Clock />} />;
  return <SnoozeLayer trigger={button} conversation={conversation} />;
}

const MoreLayer = onDemand('menu', () => import('./more-layer.tsx'));

type MoreProps = { conversation: Conversation; onShowCustomer: (() => void) | null };

/** Less frequent actions. */
function MoreMenu(props: MoreProps) {
  return <MoreLayer trigger={<IconButton label={t('inbox.more')} icon={<Ellipsis />} />} {...props} />;
}
