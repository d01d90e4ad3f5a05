import type { Permission } from '@parley/contract/permissions';
import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import { type CommonKey, t } from '../lib/messages.ts';

/** A message of the catalogue without placeholders. */
export type PlainKey = { [Key in CommonKey]: Parameters<typeof t<Key>>['length'] extends 1 ? Key : never }[CommonKey];

/** What the frame needs to know of its page; a route carries it as its `handle`. */
export type PageFacts = {
  /** Its name; a list that brings its own words gives the sentence itself. */
  title: PlainKey | (() => string);
  /** The permission without which the page stays shut. */
  may?: Permission;
  /** It works for a user without a shop, too. */
  withoutShop?: boolean;
  /** The screen renders the page's h1 itself; otherwise the top bar does. */
  ownHeading?: boolean;
};

/** A page of the specification. Without a `screen` it is not built yet. */
export type Page = PageFacts & { path: string; screen?: () => Promise<{ Component: ComponentType }> };

/** A page's name, as its menu, its heading and the tab say it. */
export const titleOf = ({ title }: Pick<PageFacts, 'title'>): string => (typeof title === 'function' ? title() : t(title));

/** The facts of the page on the screen. */
export function usePage(): PageFacts | undefined {
  const matches = useMatches();
  return matches.map((match) => match.handle).findLast(isPageFacts);
}

const isPageFacts = (handle: unknown): handle is PageFacts => typeof handle === 'object' && handle !== null && 'title' in handle;
