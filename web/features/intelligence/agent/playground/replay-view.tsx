import { mostReplayed } from '@parley/contract/ai-settings';
import { useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { AnswerView } from './answer-view.tsx';
import { differencesOf } from './differences.ts';
import { t } from './messages.ts';
import type { Replaying, ReplayStep } from './use-replay.ts';

/** The answers of a conversation, then and with the current settings, side by side. */
export function ReplayView({ replay, onClose }: { replay: Replaying; onClose: () => void }) {
  const { of, done, failure, isWaiting, isReal } = replay;
  return (
    <div className="@container min-h-0 flex-1 overflow-y-auto px-4 py-4" role="region" aria-label={t('playground.replay')} tabIndex={0}>
      <div className="grid gap-4">
        <div className="grid gap-2">
          <h3 className="font-strong">{t('playground.replay')}</h3>
          <p className="text-sm text-ink-3">{t('playground.replay_text')}</p>
          <div className="flex flex-wrap gap-1.5">
            <Button variant="primary" busy={isWaiting} onClick={replay.again}>
              {t('playground.replay_again')}
            </Button>
            {isReal && of !== null && of.answers < mostReplayed && (
              <Button disabled={isWaiting} onClick={() => replay.more(mostReplayed)}>
                {t('playground.replay_rest')}
              </Button>
            )}
            {isWaiting && <Button onClick={replay.stop}>{t('playground.stop')}</Button>}
            <Button variant="ghost" onClick={onClose}>
              {t('playground.replay_close')}
            </Button>
          </div>
          <p role="status" className="sr-only">
            {isWaiting ? t('playground.replay_waiting') : ''}
          </p>
        </div>
        {failure && (
          <p role="alert" className="rounded-lg border px-3 py-2.5 wrap-anywhere">
            {t(failure.wrong ? 'playground.unsaved_wrong' : 'playground.replay_failed', { reason: failure.reason })}
          </p>
        )}
        {done ? <Done done={done} isReal={isReal} /> : isWaiting && <SkeletonRows rows={4} rowHeight={72} className="rounded-lg border" />}
      </div>
    </div>
  );
}

const authors = { customer: 'you', ai: 'ai', teammate: 'teammate', system: 'system' } as const;

function Done({ done: { earlier, steps, complete }, isReal }: { done: NonNullable<Replaying['done']>; isReal: boolean }) {
  return (
    <>
      {earlier.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer rounded-xs text-ink-2">{t('playground.earlier', { count: earlier.length })}</summary>
          <ol className="mt-2 grid gap-1.5 border-s-2 ps-3">
            {earlier.map(({ author, text }, place) => (
              <li key={place} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                <span className="text-ink-3">{t(`playground.${authors[author]}`)}:</span> {text}
              </li>
            ))}
          </ol>
        </details>
      )}
      {steps.length === 0 && <p className="text-ink-2">{t('playground.replay_empty')}</p>}
      <ol aria-label={t('playground.replay_steps')} className="grid gap-5">
        {steps.map((step, place) => (
          <Step key={place} step={step} isReal={isReal} />
        ))}
      </ol>
      {!complete && <p className="text-ink-2">{t('playground.replay_incomplete')}</p>}
    </>
  );
}

function Step({ step: { asked, then, now }, isReal }: { step: ReplayStep; isReal: boolean }) {
  return (
    <li className="grid gap-2">
      {asked.map((text, place) => (
        <p key={place} dir="auto" className="w-fit max-w-[92%] rounded-lg bg-hover px-3 py-2 whitespace-pre-wrap wrap-anywhere">
          <span className="sr-only">{t('playground.you')}: </span>
          {text}
        </p>
      ))}
      {then && <Differences differences={differencesOf(then, now, isReal)} />}
      <div className="grid gap-3 @2xl:grid-cols-2">
        {then && <Side title={t('playground.then')} answer={then} isRecorded={isReal} />}
        <Side title={t('playground.now')} answer={now} isRecorded={false} />
      </div>
    </li>
  );
}

function Side({ title, answer, isRecorded }: { title: string; answer: ReplayStep['now']; isRecorded: boolean }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-1.5">
      <h4 id={id} className="text-xs font-strong text-ink-3">
        {title}
      </h4>
      <AnswerView answer={answer} isRecorded={isRecorded} />
    </section>
  );
}

const Differences = ({ differences }: { differences: readonly string[] }) =>
  differences.length === 0 ? (
    <p className="text-sm text-ink-3">{t('playground.same')}</p>
  ) : (
    <ul aria-label={t('playground.differences')} className="flex flex-wrap gap-1.5">
      {differences.map((words) => (
        <li key={words} className="max-w-full">
          <Tag tone="human" className="h-auto! max-w-full py-0.5 whitespace-normal!">
            {words}
          </Tag>
        </li>
      ))}
    </ul>
  );
