import type { getHelpChangelog } from '@parley/contract/help';
import type { Result } from '@parley/contract/endpoint';
import { useEffect, useState } from 'react';
import { localStore } from '../../../lib/browser.ts';
import { Card } from '../../../ui/card.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useChangelog } from './data.ts';
import { inline } from './plain-text.tsx';
import { t } from './messages.ts';

type Releases = Result<typeof getHelpChangelog>['releases'];

/** The changelog; what came since the last visit in this browser is marked. */
export function News() {
  const read = useChangelog();
  return (
    <Loaded
      read={read}
      failed={t('help.new_failed')}
      skeleton={<SkeletonRows rows={8} rowHeight={44} />}
      empty={{ when: ({ releases }) => releases.length === 0, show: <p className="text-ink-3">{t('help.new_none')}</p> }}
    >
      {({ releases }) => <ReleaseList releases={releases} />}
    </Loaded>
  );
}

const key = 'help-seen-changes';
const keyOf = (item: string) => item.slice(0, 60);

function ReleaseList({ releases }: { releases: Releases }) {
  const [seen] = useState(() => localStore.getItem(key)?.split('\n'));
  useEffect(() => {
    const all = releases.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(keyOf)));
    localStore.setItem(key, all.join('\n'));
  }, [releases]);
  // At the first visit everything would be new, which tells nothing.
  const isNew = (item: string) => seen !== undefined && !seen.includes(keyOf(item));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {releases.map(({ name, sections }) => (
        <Card key={name} title={name === 'Unreleased' ? t('help.new_latest') : name}>
          {sections.map(({ title, items }) => (
            <section key={title} className="mb-4 last:mb-0">
              {sections.length > 1 && <h3 className="mb-1.5 text-sm text-ink-3">{title}</h3>}
              <ul className="grid gap-2">
                {items.map((item) => (
                  <li key={item} className="max-w-[76ch] leading-relaxed wrap-anywhere">
                    {isNew(item) && (
                      <span className="me-1.5 rounded-full border border-ai-line bg-ai-soft px-1.5 text-xs text-ai">
                        {t('help.new_mark')}
                      </span>
                    )}
                    {inline(item)}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Card>
      ))}
    </div>
  );
}
