import { Field } from '../../../ui/field.tsx';
import { WordsInput } from '../../../ui/words-input.tsx';
import { t } from './messages.ts';

type TagsProps = { tags: readonly string[]; onChange: (tags: string[]) => void; error?: string | undefined };

/** A product's tags; Enter or a comma completes one. */
export const TagsField = ({ tags, onChange, error }: TagsProps) => (
  <Field label={t('products.tags')} hint={t('products.add_tag_hint')} error={error} optional>
    <WordsInput name="tags" label={t('products.add_tag')} words={tags} most={60} onChange={onChange} isInField />
  </Field>
);
