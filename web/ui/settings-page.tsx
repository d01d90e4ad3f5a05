import { createContext, type ReactNode, use } from 'react';
import { cx } from '../lib/cx.ts';
import { PageHeader } from './page-header.tsx';
import { UnsavedGuard } from './unsaved.tsx';

/** The name of the settings page on the screen; the frame reads it from the list of pages. */
export const SettingsTitle = createContext('');

type SettingsPageProps = {
  /** What the page is for, in a sentence. */
  text?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** Stands beside the cards where there is room for both, and below them elsewhere. */
  aside?: ReactNode;
  /** Cards, and a `SaveBar` where one save is for all of them. */
  children: ReactNode;
};

/**
 * A page under /settings: its title, what it is for, and cards below each other. Left edge and width are the same on all of them;
 * unsaved changes of any of its forms are asked about before the page is left.
 */
export function SettingsPage({ text, actions, aside, children }: SettingsPageProps) {
  const title = use(SettingsTitle);
  return (
    <div className={cx('grid w-full grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-6', aside ? 'max-w-[1296px]' : 'max-w-[848px]')}>
      <PageHeader title={title} text={text} actions={actions} className="max-w-[800px]" />
      <UnsavedGuard>
        <div
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] items-start gap-4',
            aside && 'min-[1200px]:grid-cols-[minmax(0,1fr)_clamp(320px,40%,432px)]',
          )}
        >
          <div className="grid min-w-0 max-w-[800px] grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
          {aside && <aside className="min-w-0 max-w-[800px] min-[1200px]:sticky min-[1200px]:top-4">{aside}</aside>}
        </div>
      </UnsavedGuard>
    </div>
  );
}
