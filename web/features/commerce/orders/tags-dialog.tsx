import { type SubmitEvent, useState } from 'react';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { WordsInput } from '../../../ui/words-input.tsx';
import type { OrderChange } from './data.ts';
import { t } from './messages.ts';

type DialogProps = { action: 'add_tags' | 'remove_tags'; onChange: (change: OrderChange) => void; onClose: () => void };

/** The tags that many orders get or lose. */
export function TagsDialog({ action, onChange, onClose }: DialogProps) {
  const [tags, setTags] = useState<string[]>([]);
  const [issue, setIssue] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tags.length === 0 || tags.length > 20) return setIssue(t('orders.tags_fault'));
    onChange({ [action]: tags });
    onClose();
  };
  return (
    <ActionDialog
      title={t(`orders.${action}_title`)}
      does={t(`orders.${action}_title`)}
      size="small"
      form={{ props: { noValidate: true, onSubmit: submit }, busy: false }}
      onClose={onClose}
    >
      <Field label={t('orders.tags')} hint={t('orders.add_tag_hint')} error={issue}>
        <WordsInput
          name="tags"
          label={t('orders.add_tag')}
          words={tags}
          most={60}
          isInField
          onChange={(next) => {
            setTags(next);
            setIssue(undefined);
          }}
        />
      </Field>
    </ActionDialog>
  );
}
