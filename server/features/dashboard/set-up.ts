import type { getOverview, setUpSteps } from '@parley/contract/dashboard';
import type { Result } from '@parley/contract/endpoint';
import type { Reader } from '../../platform/db/tenant.ts';
import { readFacts } from './store.ts';

const links: Record<(typeof setUpSteps)[number], string> = {
  products: '/products',
  knowledge: '/agent-config?tab=knowledge',
  website_chat: '/settings/website-chat',
  hours: '/settings/business-hours',
  team: '/settings',
  first_conversation: '/inbox',
};

/** A step is done when the thing itself is there; nobody ticks it. */
export async function setUpOf(db: Reader, merchant: string): Promise<Result<typeof getOverview>['set_up']> {
  const facts = await readFacts(db, merchant);
  return (Object.keys(links) as (keyof typeof links)[]).map((step) => ({ step, done: facts[step], link: links[step] }));
}
