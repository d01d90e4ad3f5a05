import { rotateChatKey, type WebsiteChat } from '@parley/contract/website-chat';
import { useState } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useDo } from '../../data/use-do.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StatusDot } from '../../ui/status-dot.tsx';
import { CodeBlock } from './code-block.tsx';
import { CopyButton } from './copy-button.tsx';
import { MailSnippet } from './mail-snippet.tsx';
import { t } from './words.ts';

/** The line for the shop's pages, and whether it has been seen on one. */
export function InstallCard({ chat, mayWrite }: { chat: WebsiteChat; mayWrite: boolean }) {
  const state = chat.installed_at ? (
    <StatusDot tone="ok">{t('chat.seen', { date: formatDate(chat.installed_at) })}</StatusDot>
  ) : (
    <StatusDot tone="neutral">{t('chat.not_seen')}</StatusDot>
  );
  return (
    <Card title={t('chat.install')} aside={state}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="text-ink-2">{t('chat.install_text')}</p>
        <CodeBlock label={t('chat.snippet')}>{chat.snippet}</CodeBlock>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={chat.snippet} primary />
          {mayWrite && <MailSnippet />}
          {mayWrite && <NewKey />}
        </div>
        {chat.old_key_until && <p className="text-sm text-ink-3">{t('chat.key_old', { date: formatDate(chat.old_key_until) })}</p>}
        <p className="text-sm text-ink-3">
          {t('chat.page')}{' '}
          <a href={chat.page_url} target="_blank" rel="noreferrer" className="break-all text-ink-2 underline">
            {chat.page_url}
          </a>
        </p>
      </div>
    </Card>
  );
}

function NewKey() {
  const merchant = useMerchantId();
  const [asking, setAsking] = useState(false);
  const rotate = useDo(rotateChatKey, {
    onDone: () => {
      setAsking(false);
      notify.success(t('chat.key_done'));
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('chat.key_new')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="small"
        title={t('chat.key_new_title')}
        description={t('chat.key_new_text')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('chat.cancel')}</Button>
            <Button variant="primary" busy={rotate.isPending} onClick={() => rotate.mutate({ merchant })}>
              {t('chat.key_new_do')}
            </Button>
          </>
        }
      />
    </>
  );
}
