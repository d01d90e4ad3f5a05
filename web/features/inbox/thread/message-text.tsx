import { Fragment } from 'react';
import { findLinks } from './find-links.ts';

/** Words as they were written: text, never markup; only addresses become links, and they open outside. */
export function MessageText({ text }: { text: string }) {
  return findLinks(text).map((part, index) =>
    part.href === null ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow" className="underline underline-offset-2">
        {part.text}
      </a>
    ),
  );
}
