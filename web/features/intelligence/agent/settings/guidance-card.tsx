import type { Guidance } from '@parley/contract/ai-settings';
import { useId } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { t } from '../messages.ts';
import { intentLabel } from './intent-label.ts';
import { IntentsField } from './intents-field.tsx';
import { type RowActions, RowFoot, RowHead } from './row-head.tsx';
import { TokensField } from './tokens-field.tsx';
import type { Draft } from './use-draft.ts';

const actions = ['answer', 'instruct', 'hand_off'] as const;

type GuidanceCardProps = RowActions & {
  card: Guidance;
  name: string;
  /** Path in the contract's input, to find the card's issues. */
  path: string;
  draft: Draft;
  isOpen: boolean;
  onOpen: (on: boolean) => void;
  onChange: (change: Partial<Guidance>) => void;
};

/** One situation and what the AI does in it: a line, or all fields when expanded. */
export function GuidanceCard({ card, name, path, draft, isOpen, onOpen, onChange, ...rest }: GuidanceCardProps) {
  const id = useId();
  const { mayWrite } = draft;
  return (
    <li className="border-b last:border-b-0">
      <RowHead
        name={name}
        isOpen={isOpen}
        mayWrite={mayWrite}
        controls={id}
        onOpen={onOpen}
        {...rest}
        before={
          <Checkbox
            hideLabel
            label={t('agent.card_on', { title: name })}
            name={`${path}.enabled`}
            disabled={!mayWrite}
            checked={card.enabled}
            onChange={({ target }) => onChange({ enabled: target.checked })}
          />
        }
        summary={<Summary card={card} />}
      />
      <div id={id} className={cx(!isOpen && 'hidden')}>
        {isOpen && (
          <fieldset disabled={!mayWrite} className="m-0 grid min-w-0 gap-4 border-0 border-t bg-bg px-3 py-4 sm:ps-[38px]">
            <Fields card={card} path={path} draft={draft} onChange={onChange} />
            {mayWrite && <RowFoot name={name} {...rest} />}
          </fieldset>
        )}
      </div>
    </li>
  );
}

function Summary({ card }: { card: Guidance }) {
  const [intent] = card.intents;
  const when = intent ? intentLabel(intent) : card.words[0] ? `“${card.words[0]}”` : card.when || t('agent.any_time');
  return (
    <>
      <span className="min-w-0 truncate">
        {when} → {t(`agent.does_${card.does}_short`)}
      </span>
      {card.does === 'instruct' && <Tag>{t('agent.model_only')}</Tag>}
      {!card.enabled && <Tag>{t('agent.card_off')}</Tag>}
    </>
  );
}

type FieldsProps = Pick<GuidanceCardProps, 'card' | 'path' | 'draft' | 'onChange'>;

function Fields({ card, path, draft, onChange }: FieldsProps) {
  const isUnreachable = card.does !== 'instruct' && card.intents.length === 0 && card.words.length === 0;
  return (
    <>
      <Field label={t('agent.card_title')} error={draft.error(`${path}.title`)}>
        <Input
          name={`${path}.title`}
          // A new card starts in its name field.
          autoFocus={card.title === ''}
          maxLength={80}
          autoComplete="off"
          value={card.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field label={t('agent.card_when')} hint={t('agent.card_when_hint')} error={draft.error(`${path}.when`)}>
        <Textarea
          name={`${path}.when`}
          rows={1}
          placeholder={t('agent.card_when_placeholder')}
          value={card.when}
          onChange={({ target }) => onChange({ when: target.value })}
        />
      </Field>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <IntentsField chosen={card.intents} disabled={!draft.mayWrite} onChange={(intents) => onChange({ intents })} />
        <TokensField
          name={`${path}.words`}
          label={t('agent.card_words')}
          hint={t('agent.card_words_hint')}
          values={card.words}
          limit={30}
          maxLength={60}
          error={draft.error(`${path}.words`)}
          onChange={(words) => onChange({ words })}
        />
      </div>
      {isUnreachable && <p className="text-sm text-ink-2">{t('agent.no_trigger')}</p>}
      <Field
        label={t('agent.card_does')}
        hint={card.does === 'instruct' ? t('agent.model_only_text') : undefined}
        className="max-w-[320px]"
      >
        <Select
          name={`${path}.does`}
          value={card.does}
          onChange={({ target }) => onChange({ does: actions.find((one) => one === target.value) ?? 'answer' })}
        >
          {actions.map((one) => (
            <option key={one} value={one}>
              {t(`agent.does_${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t(`agent.then_${card.does}`)} error={draft.error(`${path}.then`)}>
        <Textarea name={`${path}.then`} rows={3} value={card.then} onChange={({ target }) => onChange({ then: target.value })} />
      </Field>
    </>
  );
}
