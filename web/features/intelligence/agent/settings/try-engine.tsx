import { engineNames } from '@parley/contract/ai-settings';
import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { StatusDot } from '../../../../ui/status-dot.tsx';
import { AnswerView } from '../playground/answer-view.tsx';
import { costOf } from '../playground/engine-words.ts';
import { type Answer, usePlayground } from '../playground/use-playground.ts';
import { t as say } from '../playground/messages.ts';
import { t } from '../messages.ts';

/** Sends one question to the saved engine and shows the answer with its time and cost, or the exact failure. */
export function TryEngine({ isChanged }: { isChanged: boolean }) {
  const { turns, engine, setEngine, isWaiting, failure, askFirst } = usePlayground({ agent: {} });
  const [question, setQuestion] = useState<string>(t('agent.try_sample'));
  const last = turns.at(-1);
  const outcome = useRef<HTMLDivElement>(null);
  const isOver = failure !== null || last?.author === 'ai';
  useEffect(() => {
    if (isOver) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver, last, failure]);
  return (
    <Card title={t('agent.try_engine')}>
      <div className="grid gap-3">
        <p className="text-ink-2">{t(isChanged ? 'agent.try_save_first' : 'agent.try_text')}</p>
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_200px_auto]">
          <Field label={t('agent.try_question')}>
            <Input
              value={question}
              maxLength={4000}
              onChange={({ target }) => setQuestion(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                askFirst(question);
              }}
            />
          </Field>
          <Field label={t('agent.try_which')}>
            <Select value={engine ?? ''} onChange={({ target }) => setEngine(engineNames.find((one) => one === target.value) ?? null)}>
              <option value="">{t('agent.try_shop')}</option>
              {engineNames.map((name) => (
                <option key={name} value={name}>
                  {say(`playground.engine_${name}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Button busy={isWaiting} disabled={question.trim() === ''} onClick={() => askFirst(question)}>
            {t('agent.try_do')}
          </Button>
        </div>
        <div ref={outcome} aria-live="polite" className="grid gap-2">
          {failure && (
            <StatusDot tone="bad" className="items-baseline wrap-anywhere">
              {t('agent.try_failed', { reason: failure.reason })}
            </StatusDot>
          )}
          {last?.author === 'ai' && !isWaiting && <Outcome answer={last.answer} />}
        </div>
      </div>
    </Card>
  );
}

function Outcome({ answer }: { answer: Answer }) {
  const { run, decision } = answer;
  const answered = decision === 'answer' || decision === 'ask';
  return (
    <>
      <StatusDot tone={answered ? 'ok' : 'neutral'}>
        {answered
          ? t('agent.try_ok', { time: formatDuration(run.total_ms), cost: costOf(run.cost) })
          : t('agent.try_decided', { decision: say(`playground.decision_${decision}`) })}
      </StatusDot>
      <AnswerView answer={answer} />
    </>
  );
}
