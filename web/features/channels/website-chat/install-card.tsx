import { mailSnippet, rotateChatKey, type WebsiteChat } from '@parley/contract/website-chat';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useCommand } from '../../../data/use-command.ts';
import { formatDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { CodeBlock, CopyButton } from './code-block.tsx';
import { t } from './messages.ts';

/** The script tag for the shop's pages, and whether it was seen on one. */
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
  const rotate = useCommand(rotateChatKey, {
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

function MailSnippet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('chat.mail')}</Button>
      <Dialog open={open} onOpenChange={setOpen} size="small" title={t('chat.mail_title')} description={t('chat.mail_text')}>
        <MailForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MailForm({ onDone }: { onDone: () => void }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => mailSnippet, {
    defaults: { merchant, email: '' },
    onDone: (_, { email }) => {
      notify.success(t('chat.mail_sent', { email }));
      onDone();
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('chat.mail_to')} error={form.error('email')}>
        <Input type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant="primary" busy={form.busy} className="justify-self-end">
        {t('chat.mail_send')}
      </Button>
    </form>
  );
}
