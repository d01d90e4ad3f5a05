import { merchantPages } from '../pages.ts';
import type { CommonKey } from '../../lib/messages.ts';
import { settingsPages } from '../settings-pages.ts';

/** Groups of pages shown as tabs; the first one is in the sidebar. */
const neighbours = [
  ['/orders', '/fulfillment'],
  ['/products', '/brands'],
  ['/customers', '/engagement', '/live-shopping'],
  ['/analytics', '/monitoring'],
  ['/automation', '/automation/rules', '/workflows', '/proactive-offers', '/agent-config'],
];

/** Tabs that are part of a page, after its own. */
const parts: Record<string, { tab: string; title: CommonKey & ('shell.collections' | 'shell.gift_cards') }[]> = {
  '/products': [
    { tab: 'collections', title: 'shell.collections' },
    { tab: 'gift-cards', title: 'shell.gift_cards' },
  ],
};
export const partsOf = (path: string) => parts[path] ?? [];

/** Has an entry of its own, beside being a tab of Automation. */
export const agentPath = '/agent-config';
const integrations = ['/settings/integrations', '/settings/integrations-status'];

/** The pages that share tabs with this one, including itself; empty for a page without tabs. */
export const neighboursOf = (path: string): string[] => neighbours.find((family) => family.includes(path)) ?? [];

/** The sidebar entry that a page belongs to. */
export function entryOf(path: string): string {
  if (integrations.includes(path)) return '/settings/integrations';
  if (path.startsWith('/settings')) return '/settings';
  if (path === agentPath) return agentPath;
  return neighboursOf(path)[0] ?? path;
}

/** A page of the merchant's frame, by its path. */
export const pageAt = (path: string) =>
  merchantPages.find((page) => page.path === path) ?? settingsPages.find((page) => page.path === path);
