import { createRequire } from 'node:module';
import type { SiteRules } from '../document-ports.ts';

type Robots = {
  isAllowed(address: string, agent: string): boolean | undefined;
  getCrawlDelay(agent: string): number | undefined;
  getSitemaps(): string[];
};
// Its own types speak of a default export; what it exports is the function itself.
const parse = createRequire(import.meta.url)('robots-parser') as (address: string, text: string) => Robots;
const mostDelayMs = 10_000;

export function readRobots(address: string, text: string): SiteRules {
  const rules = parse(address, text);
  return {
    // The rules of a host are those of its every address, whatever the protocol: a site that was asked by http may answer by https.
    allows: (url) => rules.isAllowed(new URL(pathOf(url), address).href, 'Parley') !== false,
    delayMs: Math.min(mostDelayMs, Math.max(0, (rules.getCrawlDelay('Parley') ?? 0) * 1000)),
    sitemaps: rules.getSitemaps(),
  };
}

function pathOf(url: string) {
  const { pathname, search } = new URL(url);
  // With two slashes it would be another host.
  return pathname.replace(/^\/+/, '/') + search;
}
