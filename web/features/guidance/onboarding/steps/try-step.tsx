import { tryAgent } from '@parley/contract/ai-settings';
import type { Result } from '@parley/contract/endpoint';
import { type SubmitEvent, useState } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { sentenceFor } from '../../../../data/problem.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { newId } from '../../../../lib/browser.ts';
import { Button } from '../../../../ui/button.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useDecide } from '../data.ts';
import { t } from '../messages.ts';

type Answer = Result<typeof tryAgent>;
type Turn = { id: string; author: 'customer'; text: string } | { id: string; author: 'ai'; text: string; answer: Answer };

/** A chat with the shop's own AI that is never stored. Its first answer confirms the step. */
export function TryStep() {
  const { turns, say, isWaiting, failure } = useTry();
  const [text, setText] = useState('');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting || text.trim() === '') return;
    say(text.trim());
    setText('');
  };
  return (
    <div className="rounded-lg border bg-surface">
      <div role="log" aria-label={t('onboarding.try_log')} className="grid min-h-[200px] content-start gap-2.5 p-3.5">
        {turns.length === 0 && <p className="text-ink-3">{t('onboarding.try_empty')}</p>}
        {turns.map((turn) =>
          turn.author === 'ai' ? <Said key={turn.id} answer={turn.answer} /> : <Asked key={turn.id} text={turn.text} />,
        )}
        {isWaiting && (
          <p role="status" className="animate-breathe text-sm text-ink-3">
            {t('onboarding.try_waiting')}
          </p>
        )}
        {failure && (
          <p role="alert" className="text-sm text-bad">
            {t('onboarding.try_failed', { reason: failure })}
          </p>
        )}
      </div>
      <form onSubmit={submit} className="flex gap-2 border-t p-2.5">
        <Input
          className="min-w-0 flex-1"
          aria-label={t('onboarding.try_ask')}
          placeholder={t('onboarding.try_ask')}
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="primary" busy={isWaiting}>
          {t('onboarding.try_send')}
        </Button>
      </form>
    </div>
  );
}

function useTry() {
  const merchant = useMerchantId();
  const { decide } = useDecide();
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const { mutate, isPending, error } = useCommand(tryAgent, {
    onDone: (answer, { playground_id: id }) => {
      setTurns((before) => [...before, { id, author: 'ai', text: answer.text, answer }]);
      decide('try', 'done');
    },
  });
  function say(text: string) {
    const said: Turn[] = [...turns, { id: newId(), author: 'customer', text }];
    setTurns(said);
    const last = said.findLast((turn) => turn.author === 'ai');
    const spoken = said.filter((turn) => turn.text !== '').slice(-60);
    mutate({
      merchant,
      playground_id: newId(),
      turns: spoken.map(({ author, text: words }) => ({ author, text: words })),
      memory: last?.answer.memory ?? null,
    });
  }
  return { turns, say, isWaiting: isPending, failure: error ? sentenceFor(error) : undefined };
}

const Asked = ({ text }: { text: string }) => (
  <p dir="auto" className="max-w-[88%] justify-self-end rounded-lg bg-hover px-3 py-2 wrap-anywhere whitespace-pre-wrap">
    <span className="sr-only">{t('onboarding.try_you')}: </span>
    {text}
  </p>
);

function Said({ answer: { text, decision, sources } }: { answer: Answer }) {
  const titles = [...new Set(sources.map(({ title }) => title))];
  return (
    <div className="grid max-w-[88%] justify-items-start gap-1">
      {text !== '' && (
        <p dir="auto" className="rounded-lg border border-ai-line bg-ai-soft px-3 py-2 wrap-anywhere whitespace-pre-wrap">
          <span className="sr-only">{t('onboarding.try_ai')}: </span>
          {text}
        </p>
      )}
      {titles.length > 0 && <p className="text-xs text-ink-3">{t('onboarding.try_sources', { sources: titles.join(', ') })}</p>}
      {decision === 'hand_off' && <p className="text-sm text-human">{t('onboarding.try_handoff')}</p>}
    </div>
  );
}
