import { Link, type LinkProps } from 'react-router';

/** A link inside a sentence; underlined, since colour alone says nothing here. */
export const TextLink = (props: LinkProps) => (
  <Link
    {...props}
    className="touch-target rounded-xs font-medium text-ink underline decoration-line-strong underline-offset-3 hover:decoration-ink"
  />
);
