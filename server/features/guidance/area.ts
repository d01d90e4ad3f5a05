import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { onboarding } from './onboarding/feature.ts';

type Passed = Pick<Parameters<typeof onboarding>[0], 'countsOf'>;

export const guidance = ({ vault, publicUrl }: AreaParts, { countsOf }: Passed): Feature[] => [
  onboarding({ vault, countsOf, secure: publicUrl.startsWith('https:') }),
];
