import { type ReplyVariable, replyVariables } from '@parley/contract/saved-replies';
import Braces from 'lucide-react/icons/braces';
import { type ComponentProps, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Menu, MenuItem, MenuLabel } from '../../../ui/menu.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { t } from './messages.ts';

type TextFieldProps = { field: ComponentProps<typeof Textarea>; error: string | undefined; value: string; onText: (text: string) => void };

/** The reply's text; a variable is inserted at the caret, or where it last was. */
export function TextField({ field, error, value, onText }: TextFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const insert = (variable: string) => {
    const { selectionStart: start, selectionEnd: end } = box.current ?? { selectionStart: value.length, selectionEnd: value.length };
    const inserted = `{{${variable}}}`;
    onText(value.slice(0, start) + inserted + value.slice(end));
    // Runs after the menu has returned the focus to its button.
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

const groups = ['customer', 'order', 'teammate', 'shop'] as const;

/** The variables, grouped by subject. */
function VariableMenu({ onInsert }: { onInsert: (variable: ReplyVariable) => void }) {
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" icon={<Braces />}>
          {t('replies.insert')}
        </Button>
      }
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-label={t(`replies.insert_${group}`)}>
          <MenuLabel>{t(`replies.insert_${group}`)}</MenuLabel>
          {replyVariables
            .filter((variable) => variable.startsWith(`${group}.`))
            .map((variable) => (
              <MenuItem key={variable} onSelect={() => onInsert(variable)}>
                {t(`replies.${variable}`)}
              </MenuItem>
            ))}
        </div>
      ))}
    </Menu>
  );
}
