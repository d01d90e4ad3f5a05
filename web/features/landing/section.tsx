import { type ReactNode, useId } from 'react';

type SectionProps = { id: string; title: string; text?: string; children?: ReactNode };

/** A part of the page that a link of the navigation leads to. */
export function Section({ id, title, text, children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className="mx-auto max-w-[1120px] scroll-mt-4 px-5 pt-[clamp(56px,9vw,104px)] md:px-14">
      <h2 id={heading} className="max-w-[28ch] text-[clamp(22px,5.4vw,28px)] leading-[1.2] tracking-[-0.025em] text-balance">
        {title}
      </h2>
      {text && <p className="mt-3 max-w-[64ch] text-[15px] leading-normal text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
