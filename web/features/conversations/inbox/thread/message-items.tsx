import type { Message } from '@parley/contract/messages';
import Copy from 'lucide-react/icons/copy';
import Flag from 'lucide-react/icons/flag';
import FlaskConical from 'lucide-react/icons/flask-conical';
import LinkIcon from 'lucide-react/icons/link';
import Reply from 'lucide-react/icons/reply';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMay } from '../../../../data/auth.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { replayAddress } from '../../../intelligence/trace/index.ts';
import { startReplyTo } from '../composer/open-reply-box.ts';
import { conversationLink, copy } from './copy.ts';
import type { ThreadTools } from './use-thread-tools.ts';
import { t } from './messages.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

type ItemsProps = LayerProps & { message: Message; tools: ThreadTools };

/** The actions on one message. */
export default function MessageItems({ message, tools, ...layer }: ItemsProps) {
  const { conversation_id: id, seq, status, error, ai } = message;
  const mayReport = useMay('inbox:write');
  const mayReplay = useMay('settings:write');
  const go = useNavigate();
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <Menu align={message.author === 'customer' ? 'start' : 'end'} {...layer}>
        {status === 'failed' && (
          <>
            {error && <MenuLabel>{t('inbox.failed_because', { why: error })}</MenuLabel>}
            <MenuItem icon={<RotateCcw />} onSelect={() => tools.retry(message)}>
              {t('thread.retry')}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        {tools.canReply && !message.private && (
          <MenuItem icon={<Reply className="rtl:-scale-x-100" />} onSelect={() => startReplyTo(id, message)}>
            {t('thread.reply_to')}
          </MenuItem>
        )}
        {message.text !== '' && (
          <MenuItem icon={<Copy />} onSelect={() => copy(message.text, t('thread.text_copied'))}>
            {t('thread.copy_text')}
          </MenuItem>
        )}
        <MenuItem icon={<LinkIcon />} onSelect={() => copy(conversationLink(id, seq), t('thread.link_copied'))}>
          {t('thread.copy_message_link')}
        </MenuItem>
        {mayReport && message.author === 'ai' && (
          <MenuItem icon={<Flag />} onSelect={() => setReporting(true)}>
            {t('thread.report')}
          </MenuItem>
        )}
        {mayReplay && ai && (
          <MenuItem icon={<FlaskConical />} onSelect={() => void go(replayAddress(id, ai.run_id))}>
            {t('thread.replay')}
          </MenuItem>
        )}
      </Menu>
      <Suspense>{isReporting && <ReportDialog message={message} onClose={() => setReporting(false)} />}</Suspense>
    </>
  );
}
