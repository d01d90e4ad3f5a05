import type { Conversation } from '@parley/contract/conversations';
import { firstNameOf } from './first-name.ts';
import type { WindowState } from './window-state.ts';
import { t } from './words.ts';

/** What one should know before writing: only a person may answer, the customer is blocked, nobody is told. */
export function Notices({ conversation, state }: { conversation: Conversation; state: WindowState }) {
  const name = firstNameOf(conversation);
  const channel = t(`inbox.channel_${conversation.channel}`);
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
