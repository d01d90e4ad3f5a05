import type { AiAgent } from '@parley/contract/ai-settings';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { t } from '../messages.ts';
import { IntentsField } from './intents-field.tsx';
import { type RowActions, RowFoot, RowHead } from './row-head.tsx';
import { TokensField } from './tokens-field.tsx';
import type { Draft, TabProps } from './use-draft.ts';
import { useRows } from './use-rows.ts';
import { newId } from '../../../../lib/browser.ts';

type Topic = AiAgent['topics'][number];
const maxTopics = 50;
const actions = ['decline', 'hand_off'] as const;
const nameOf = ({ name }: Topic) => name.trim() || t('agent.card_untitled');
const fresh = (): Topic => ({ id: newId(), name: '', intents: [], words: [], does: 'hand_off' });

/** Topics the AI doesn't answer: it declines, or hands off. */
export function TopicsCard({ draft }: TabProps) {
  const topics = useRows(draft, 'topics', nameOf);
  const button = draft.mayWrite && (
    <Button icon={<Plus />} disabled={topics.rows.length >= maxTopics} onClick={() => topics.add(fresh())}>
      {t('agent.topic_add')}
    </Button>
  );
  return (
    <Card title={t('agent.topics')} aside={topics.rows.length > 0 && button} flush>
      <p className="border-b px-3 py-2.5 text-ink-2">{t('agent.topics_text')}</p>
      {topics.rows.length === 0 ? (
        <EmptyState title={t('agent.topics_none')} text={t('agent.topics_none_text')} action={button} className="py-8" />
      ) : (
        <ol aria-label={t('agent.topics')}>
          {topics.rows.map((topic, at) => (
            <TopicRow
              key={topic.id}
              topic={topic}
              path={`agent.topics.${at}`}
              draft={draft}
              isFirst={at === 0}
              isLast={at === topics.rows.length - 1}
              isOpen={topics.isOpen(topic.id) || draft.hasError(`agent.topics.${at}`)}
              onOpen={(on) => topics.show(topic.id, on)}
              onChange={(change) => topics.change(topic.id, change)}
              onMove={(by) => topics.move(topic.id, by)}
              onDuplicate={() =>
                topics.add({ ...topic, id: newId(), name: t('agent.copy_of', { title: nameOf(topic) }).slice(0, 80) }, at + 1)
              }
              onDelete={() => topics.remove(topic)}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

type TopicRowProps = RowActions & {
  topic: Topic;
  path: string;
  draft: Draft;
  isOpen: boolean;
  onOpen: (on: boolean) => void;
  onChange: (change: Partial<Topic>) => void;
};

function TopicRow({ topic, path, draft, isOpen, onOpen, onChange, ...rest }: TopicRowProps) {
  const id = useId();
  const name = nameOf(topic);
  return (
    <li className="border-b last:border-b-0">
      <RowHead
        name={name}
        isOpen={isOpen}
        mayWrite={draft.mayWrite}
        controls={id}
        onOpen={onOpen}
        {...rest}
        summary={<span className="truncate">{t(`agent.topic_${topic.does}`)}</span>}
      />
      <div id={id} className={cx(!isOpen && 'hidden')}>
        {isOpen && (
          <fieldset disabled={!draft.mayWrite} className="m-0 grid min-w-0 gap-4 border-0 border-t bg-bg px-3 py-4 sm:ps-[34px]">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Field label={t('agent.topic_name')} error={draft.error(`${path}.name`)}>
                <Input
                  name={`${path}.name`}
                  autoFocus={topic.name === ''}
                  maxLength={80}
                  autoComplete="off"
                  value={topic.name}
                  onChange={({ target }) => onChange({ name: target.value })}
                />
              </Field>
              <Field label={t('agent.topic_does')}>
                <Select
                  name={`${path}.does`}
                  value={topic.does}
                  onChange={({ target }) => onChange({ does: actions.find((one) => one === target.value) ?? 'hand_off' })}
                >
                  {actions.map((one) => (
                    <option key={one} value={one}>
                      {t(`agent.topic_${one}`)}
                    </option>
                  ))}
                </Select>
              </Field>
              <IntentsField chosen={topic.intents} disabled={!draft.mayWrite} onChange={(intents) => onChange({ intents })} />
              <TokensField
                name={`${path}.words`}
                label={t('agent.card_words')}
                hint={t('agent.card_words_hint')}
                values={topic.words}
                limit={30}
                maxLength={60}
                error={draft.error(`${path}.words`)}
                onChange={(words) => onChange({ words })}
              />
            </div>
            {topic.intents.length === 0 && topic.words.length === 0 && <p className="text-sm text-ink-2">{t('agent.topic_no_trigger')}</p>}
            {draft.mayWrite && <RowFoot name={name} {...rest} />}
          </fieldset>
        )}
      </div>
    </li>
  );
}
