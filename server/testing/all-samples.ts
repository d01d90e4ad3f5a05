import type { TestApp } from './app.ts';
import { type Fixture, type SampledNoun, type Samples, samples as first } from './samples.ts';
import { aiReports } from './samples/ai-reports.ts';
import { agent } from './samples/agent.ts';
import { apiKeys } from './samples/api-keys.ts';
import { analytics } from './samples/analytics.ts';
import { approvals } from './samples/approvals.ts';
import { billing } from './samples/billing.ts';
import { brands } from './samples/brands.ts';
import { checkout } from './samples/checkout.ts';
import { credit } from './samples/credit.ts';
import { customers } from './samples/customers.ts';
import { dashboard } from './samples/dashboard.ts';
import { exports } from './samples/exports.ts';
import { facts } from './samples/facts.ts';
import { help } from './samples/help.ts';
import { imports } from './samples/imports.ts';
import { knowledge } from './samples/knowledge.ts';
import { onboarding } from './samples/onboarding.ts';
import { orders } from './samples/orders.ts';
import { passkeys } from './samples/passkeys.ts';
import { singleSignOn } from './samples/single-sign-on.ts';
import { payments } from './samples/payments.ts';
import { products } from './samples/products.ts';
import { roles } from './samples/roles.ts';
import { push } from './samples/push.ts';
import { taxes } from './samples/taxes.ts';
import { webhooks } from './samples/webhooks.ts';

/** In order of preparation: a later one may use what an earlier one created. */
const nouns: SampledNoun[] = [
  agent,
  roles,
  billing,
  brands,
  products,
  customers,
  orders,
  checkout,
  credit,
  payments,
  imports,
  exports,
  dashboard,
  analytics,
  approvals,
  aiReports,
  knowledge,
  facts,
  taxes,
  onboarding,
  help,
  apiKeys,
  passkeys,
  singleSignOn,
  webhooks,
  push,
];

/** A valid input for every endpoint, by its name in the contract. */
export const allSamples: Samples = Object.assign({}, first, ...nouns.map(({ samples }) => samples)) as Samples;

export async function prepareSamples(app: TestApp, at: Fixture): Promise<Fixture> {
  for (const { prepare } of nouns) Object.assign(at.ids, await prepare?.(app, at));
  return at;
}
