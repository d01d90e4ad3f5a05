import type { Conversation } from '@parley/contract/conversations';
import { getConversation, mergeConversation } from '@parley/contract/inbox';
import { useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { sentenceFor } from '../../../../data/problem.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { setRead } from '../../../../data/use-read.ts';
import { formatRelative } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { usePanel } from '../data.ts';
import { useInboxUrl } from '../use-inbox-url.ts';
import { t } from './messages.ts';

/** Chooses the customer's conversation to merge into, and explains the effect. */
export default function MergeDialog({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const merchant = useMerchantId();
  const { open } = useInboxUrl();
  const panel = usePanel(conversation.id);
  const [into, setInto] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useCommand(mergeConversation, {
    onProblem: (problem) => setRefusal(sentenceFor(problem)),
    onDone: (other) => {
      setRead(getConversation, { merchant, id: other.id }, () => other);
      notify.success(t('thread.merged_done', { number: other.number }));
      onClose();
      open(other.id);
    },
  });
  const choose = (other: string) => {
    setInto(other);
    setRefusal(null);
  };
  const { number, customer_name: name, id } = conversation;
  const others = panel.data?.past.filter(({ channel }) => channel === conversation.channel);
  const footer = (
    <>
      <Button onClick={onClose}>{t('thread.cancel')}</Button>
      <Button variant="primary" disabled={into === null} busy={isPending} onClick={() => into !== null && mutate({ merchant, id, into })}>
        {t('thread.merge_do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('thread.merge_title', { number })}
      description={t('thread.merge_text', { name, number })}
      footer={footer}
    >
      {panel.isError && <ErrorState title={t('thread.merge_failed')} retry={() => void panel.refetch()} busy={panel.isFetching} />}
      {panel.isPending && <Skeleton height={120} />}
      {others?.length === 0 && <p className="text-ink-3">{t('thread.merge_none', { name })}</p>}
      {others !== undefined && others.length > 0 && (
        <fieldset className="grid max-h-[40vh] overflow-y-auto rounded-lg border">
          <legend className="sr-only">{t('thread.merge_which')}</legend>
          {others.map((other) => (
            <label
              key={other.id}
              className="flex items-center gap-3 border-b px-3 py-2 last:border-b-0 hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px]"
            >
              <input
                type="radio"
                name="into"
                value={other.id}
                checked={into === other.id}
                onChange={() => choose(other.id)}
                className="accent-ink"
              />
              <span className="grid min-w-0 flex-1 grid-cols-1">
                <span className="flex gap-2 tabular-nums">
                  <b>{t('thread.number', { number: other.number })}</b>
                  <span className="text-ink-3">{t(`inbox.status_${other.status}`)}</span>
                  <span className="ms-auto text-ink-3">{formatRelative(other.last_activity_at)}</span>
                </span>
                <span className="truncate text-ink-2">{other.last_text || t('inbox.no_words')}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p role="alert" className="mt-2 text-bad empty:hidden">
        {refusal}
      </p>
    </Dialog>
  );
}
