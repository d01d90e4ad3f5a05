import { type EngineName, engineNames } from '@parley/contract/ai-settings';
import History from 'lucide-react/icons/history';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Square from 'lucide-react/icons/square';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { AnswerView, Bubble } from './answer-view.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { ReplayView } from './replay-view.tsx';
import type { Playground } from './use-playground.ts';
import { t } from './messages.ts';

const examples = ['delivery', 'order', 'return', 'recommend', 'person'] as const;

type ViewProps = {
  playground: Playground;
  /** Behavior or guidance has unsaved changes. */
  isUnsaved: boolean;
  isOff: boolean;
  /** Closes a replay. */
  onReplayed: () => void;
  /** Whether it stands beside a section. */
  onClose?: () => void;
};

/** A conversation with the AI as it would answer now. */
export default function PlaygroundView({ playground, isUnsaved, isOff, onReplayed, onClose }: ViewProps) {
  const { turns, engine, customer, setEngine, setCustomer, reset, replay } = playground;
  const isReplaying = replay.of !== null;
  return (
    <section aria-label={t('playground.title')} className="flex min-h-0 flex-1 flex-col bg-surface">
      <header className="grid gap-2 border-b px-4 pt-3 pb-2.5">
        <div className="flex min-h-control items-center gap-1">
          <h2 className="me-auto text-lg">{t('playground.title')}</h2>
          <IconButton label={t('playground.reset')} icon={<RotateCcw />} disabled={turns.length === 0 || isReplaying} onClick={reset} />
          {onClose && <IconButton label={t('ui.close')} icon={<X />} onClick={onClose} className="-me-1.5" />}
        </div>
        {(isUnsaved || !isReplaying) && (
          <p className="text-sm text-ink-3">{t(isUnsaved ? 'playground.unsaved' : isOff ? 'playground.off' : 'playground.text')}</p>
        )}
        <div className="flex min-w-0 gap-1.5">
          <Select
            className="shrink-0"
            aria-label={t('playground.engine')}
            value={engine ?? ''}
            onChange={({ target }) => setEngine(engineNames.find((one) => one === target.value) ?? null)}
          >
            <option value="">{t('playground.engine_order')}</option>
            {engineNames.map((name: EngineName) => (
              <option key={name} value={name}>
                {t(`playground.engine_${name}`)}
              </option>
            ))}
          </Select>
          {!isReplaying && <CustomerChoice customer={customer} onChange={setCustomer} />}
        </div>
      </header>
      {isReplaying ? (
        <ReplayView replay={replay} onClose={onReplayed} />
      ) : (
        <>
          <Log playground={playground} />
          <Composer playground={playground} />
        </>
      )}
    </section>
  );
}

function Log({ playground }: { playground: Playground }) {
  const { turns, isWaiting, written, failure, say, again, replayFrom } = playground;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns.length > 0) end.current?.scrollIntoView?.({ block: 'end' });
  }, [turns.length, written, failure, isWaiting]);
  return (
    <div
      className="min-h-0 flex-1 overflow-y-auto px-4 py-4"
      tabIndex={0}
      role="log"
      aria-label={t('playground.log')}
      aria-busy={isWaiting}
    >
      {turns.length === 0 && !failure && <Examples onChoose={say} />}
      <ol className="grid gap-4">
        {turns.map((turn, place) => (
          <li key={turn.id}>
            {turn.author === 'ai' ? (
              <AnswerView
                answer={turn.answer}
                action={
                  !isWaiting && (
                    <Button variant="ghost" icon={<History />} onClick={() => replayFrom(turns[place - 1]?.id ?? '')}>
                      {t('playground.replay_from')}
                    </Button>
                  )
                }
              />
            ) : (
              <p dir="auto" className="w-fit max-w-[92%] rounded-lg bg-hover px-3 py-2 whitespace-pre-wrap wrap-anywhere">
                <span className="sr-only">{t('playground.you')}: </span>
                {turn.text}
              </p>
            )}
          </li>
        ))}
        {isWaiting && (
          <li className="grid justify-items-end">
            {/* Announced once complete; read aloud word by word it would be noise. */}
            {written ? (
              <div aria-hidden className="contents">
                <Bubble>{written}</Bubble>
              </div>
            ) : (
              <p className="animate-wait text-sm text-ai">{t('playground.writing')}…</p>
            )}
          </li>
        )}
      </ol>
      {failure && (
        <div role="alert" className="mt-4 grid justify-items-start gap-2 rounded-lg border px-3 py-2.5">
          <p className="wrap-anywhere">{t(failure.wrong ? 'playground.unsaved_wrong' : 'playground.failed', { reason: failure.reason })}</p>
          <Button onClick={again}>{t('playground.again')}</Button>
        </div>
      )}
      <div ref={end} />
    </div>
  );
}

const Examples = ({ onChoose }: { onChoose: (text: string) => void }) => (
  <div className="grid gap-1.5">
    <p className="font-medium">{t('playground.begin')}</p>
    <p className="text-ink-3">{t('playground.begin_text')}</p>
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {examples.map((name) => (
        <li key={name} className="max-w-full">
          <Button
            className="h-auto! min-h-control max-w-full py-1 text-start whitespace-normal!"
            onClick={() => onChoose(t(`playground.example_${name}`))}
          >
            {t(`playground.example_${name}`)}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);

function Composer({ playground: { say, stop, isWaiting } }: { playground: Playground }) {
  const [text, setText] = useState('');
  const send = () => {
    if (isWaiting || text.trim() === '') return;
    say(text);
    setText('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="border-t p-3">
      <div className="flex items-end gap-2 rounded-lg border border-line-strong bg-surface p-1.5 has-[textarea:focus-visible]:border-ink">
        <Textarea
          borderless
          rows={1}
          maxRows={6}
          maxLength={4000}
          aria-label={t('playground.message')}
          placeholder={t('playground.placeholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
          className="px-1.5! py-1!"
        />
        {isWaiting ? (
          <Button icon={<Square />} onClick={stop}>
            {t('playground.stop')}
          </Button>
        ) : (
          <Button variant="primary" kbd="Enter" onClick={send}>
            {t('playground.send')}
          </Button>
        )}
      </div>
    </div>
  );
}
