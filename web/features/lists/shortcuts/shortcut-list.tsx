import { Fragment } from 'react';
import { showHotkey } from '../../../lib/hotkeys.ts';
import { type Shortcut, type ShortcutGroup, shortcutGroups } from './keys.ts';
import { t } from './messages.ts';

/** All shortcuts, in groups. */
export const ShortcutList = () => (
  <div className="columns-2 gap-8 max-md:columns-1">
    {shortcutGroups.map((group) => (
      <Group key={group.title} {...group} />
    ))}
  </div>
);

const Group = ({ title, shortcuts }: ShortcutGroup) => (
  <section className="mb-5 break-inside-avoid">
    <h3 className="pb-1 text-xs text-ink-3">{title}</h3>
    <dl>
      {shortcuts.map((shortcut) => (
        <Line key={shortcut.does} {...shortcut} />
      ))}
    </dl>
  </section>
);

/** Here the keys are the content, so screen readers must read them. */
const Line = ({ keys, does }: Shortcut) => (
  <div className="flex min-h-7 items-center gap-3 border-b last:border-b-0">
    <dt>{does}</dt>
    <dd className="ms-auto flex items-center gap-1.5 text-xs text-ink-3">
      {keys.map((key, place) => (
        <Fragment key={key}>
          {place > 0 && t('shortcuts.or')}
          <kbd className="rounded-xs border bg-bg px-1.5 font-sans font-medium text-ink-2">{showHotkey(key)}</kbd>
        </Fragment>
      ))}
    </dd>
  </div>
);
