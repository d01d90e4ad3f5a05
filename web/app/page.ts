import type { Permission } from '@parley/contract/permissions';
import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import type { CommonKey, t } from '../lib/messages.ts';

/** A sentence of the catalogue that is complete as it stands. */
export type PlainKey = { [Key in CommonKey]: Parameters<typeof t<Key>>['length'] extends 1 ? Key : never }[CommonKey];

/** What the frame needs to know of the page it holds; a route carries it as its `handle`. */
export type PageFacts = {
  title: PlainKey;
  /** The permission without which the page stays shut. */
  may?: Permission;
  /** It serves a person who has no shop, too. */
  withoutShop?: boolean;
  /** The screen draws the page's h1 itself; otherwise the top bar does. */
  ownHeading?: boolean;
};

/** A page of the specification. Without a `screen` it is not built yet. */
export type Page = PageFacts & { path: string; screen?: () => Promise<{ Component: ComponentType }> };

/** The facts of the page on the screen. */
export function usePage(): PageFacts | undefined {
  const matches = useMatches();
  return matches.map((match) => match.handle).findLast(isPageFacts);
}

const isPageFacts = (handle: unknown): handle is PageFacts => typeof handle === 'object' && handle !== null && 'title' in handle;
