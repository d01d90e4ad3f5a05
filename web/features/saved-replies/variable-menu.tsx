import Braces from 'lucide-react/icons/braces';
import { type ReplyVariable, replyVariables } from '@parley/contract/saved-replies';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/menu.tsx';
import { t } from './words.ts';

const groups = ['customer', 'order', 'teammate', 'shop'] as const;

/** What fills itself in, by what it is about. */
export function VariableMenu({ onInsert }: { onInsert: (variable: ReplyVariable) => void }) {
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
