import { type ComponentProps, useRef } from 'react';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { VariableMenu } from './variable-menu.tsx';
import { t } from './words.ts';

type TextFieldProps = { field: ComponentProps<typeof Textarea>; error: string | undefined; value: string; onText: (text: string) => void };

/** The reply's words; a variable goes where the caret is, or was. */
export function TextField({ field, error, value, onText }: TextFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const insert = (variable: string) => {
    const { selectionStart: start, selectionEnd: end } = box.current ?? { selectionStart: value.length, selectionEnd: value.length };
    const inserted = `{{${variable}}}`;
    onText(value.slice(0, start) + inserted + value.slice(end));
    // After the menu has given the focus back to its button.
    setTimeout(() => {
      box.current?.focus();
      box.current?.setSelectionRange(start + inserted.length, start + inserted.length);
    });
  };
  return (
    <Field label={t('replies.text')} error={error} aside={<VariableMenu onInsert={insert} />}>
      <Textarea ref={box} rows={7} maxRows={16} {...field} />
    </Field>
  );
}
