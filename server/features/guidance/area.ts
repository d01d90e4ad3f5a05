import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { help, type HelpParts } from './help/feature.ts';
import { onboarding, type OnboardingParts } from './onboarding/feature.ts';

/** The setup steps, which the dashboard shows as well. */
export { getChecklist as setUpOf } from './onboarding/service.ts';

type Passed = Pick<OnboardingParts, 'countsOf'> & { helpTexts: HelpParts['texts'] };

export const guidance = ({ vault, publicUrl, config }: AreaParts, { countsOf, helpTexts }: Passed): Feature[] => [
  onboarding({ vault, countsOf, secure: publicUrl.startsWith('https:'), trialDays: config.billing.trialDays }),
  help({ texts: helpTexts, operatorEmail: config.operator?.email ?? null }),
];
