import type { ReactNode } from 'react';
import { t } from '../../lib/messages.ts';
import { type PlainKey, titleOf, usePage } from '../page.ts';

type PageAreaProps = {
  /** The top bar's title, where it is not the page's own name. */
  title?: PlainKey;
  /** At the end of the top bar: search, the bell. */
  tools: ReactNode;
  /** Between the top bar and the page: the tabs of related pages. */
  below?: ReactNode;
  /** Without the page's own screen and its heading. */
  heading?: boolean;
  children: ReactNode;
};

/** A page beside the menu: the top bar with its name, and the scrolling area. */
export function PageArea({ title, tools, below, heading = false, children }: PageAreaProps) {
  const page = usePage();
  const Heading = page?.ownHeading && !heading ? 'p' : 'h1';
  return (
    <>
      <header className="flex h-12 shrink-0 items-center gap-2.5 border-b ps-4 pe-2.5 max-md:h-14">
        <Heading className="min-w-0 truncate text-lg font-strong max-md:text-xl">{page && (title ? t(title) : titleOf(page))}</Heading>
        {tools}
      </header>
      {below}
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col overflow-y-auto outline-none">
        {children}
      </main>
    </>
  );
}
