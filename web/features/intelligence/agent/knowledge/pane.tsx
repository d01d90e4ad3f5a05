import type { ReactNode } from 'react';

/** A part of the knowledge that scrolls as one. */
export const Pane = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3 md:px-6">
    <div className="grid max-w-[860px] grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
  </div>
);
