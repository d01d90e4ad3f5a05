import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Logo } from '../../../ui/logo.tsx';

type AuthFrameProps = { title: string; text?: ReactNode; children: ReactNode; below?: ReactNode };

/** A narrow column: title, form, links. Aligned to the top, so that nothing moves when the content grows. */
export function AuthFrame({ title, text, children, below }: AuthFrameProps) {
  return (
    <div className="min-h-dvh px-5 pb-16">
      <header className="flex h-16 items-center md:px-3">
        <Link to="/" className="touch-target rounded">
          <Logo />
        </Link>
      </header>
      <main className="mx-auto mt-[clamp(0px,7vh,72px)] w-full max-w-[360px]">
        <h1 className="text-xl">{title}</h1>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
        <div className="mt-6">{children}</div>
        {below && <div className="mt-6 grid gap-1.5 text-ink-2">{below}</div>}
      </main>
    </div>
  );
}

/** A link inside a sentence; underlined, since colour alone is not accessible. */
export const TextLink = (props: LinkProps) => (
  <Link
    {...props}
    className="touch-target rounded-xs font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
  />
);
