import { createRequire } from 'node:module';
import type { SiteRules } from '../document-ports.ts';

type Robots = {
  isAllowed(address: string, agent: string): boolean | undefined;
  getCrawlDelay(agent: string): number | undefined;
  getSitemaps(): string[];
};
// The types declare a default export, but the module exports the function itself.
const parse = createRequire(import.meta.url)('robots-parser') as (address: string, text: string) => Robots;
const maxDelayMs = 10_000;

export function readRobots(address: string, text: string): SiteRules {
  const rules = parse(address, text);
  return {
    // Rules apply to a host under either protocol, because a site requested by HTTP may answer by HTTPS.
    allows: (url) => rules.isAllowed(new URL(pathOf(url), address).href, 'Parley') !== false,
    delayMs: Math.min(maxDelayMs, Math.max(0, (rules.getCrawlDelay('Parley') ?? 0) * 1000)),
    sitemaps: rules.getSitemaps(),
  };
}

function pathOf(url: string) {
  const { pathname, search } = new URL(url);
  // Two leading slashes would mean another host.
  return pathname.replace(/^\/+/, '/') + search;
}
