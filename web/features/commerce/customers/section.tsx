import { type ReactNode, useId } from 'react';

type SectionProps = { title: string; /** At the end of the title's line. */ aside?: ReactNode; children: ReactNode };

/** A section of the customer drawer. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t pt-3">
      <div className="flex min-h-6 items-center gap-2">
        <h3 id={id} className="font-strong">
          {title}
        </h3>
        {aside && <span className="ms-auto text-sm text-ink-3 tabular-nums">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
