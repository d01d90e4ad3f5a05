import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { apiKeys } from './api-keys/feature.ts';
import { billing } from './billing/feature.ts';
import { brands } from './brands/feature.ts';
import { erasure } from './erasure/feature.ts';
import { feedback } from './feedback/feature.ts';
import { files } from './files/feature.ts';
import { identity } from './identity/feature.ts';
import { openTokens, teammates } from './identity/index.ts';
import { merchants } from './merchants/feature.ts';
import { roles } from './roles/feature.ts';
import { sso } from './sso/feature.ts';
import { teams } from './teams/feature.ts';

/** The inbox supplies the unread counts of the session user, and conversations the channels that count toward the plan. */
type Counting = Pick<Parameters<typeof identity>[0], 'countsOf'> & { channels: Parameters<typeof billing>[0]['meters'][number] };

export const account = ({ vault, publicUrl, config, outside, log }: AreaParts, { countsOf, channels }: Counting): Feature[] => {
  const signIn = {
    vault,
    tokens: openTokens(vault),
    countsOf,
    secure: publicUrl.startsWith('https:'),
    trialDays: config.billing.trialDays,
  };
  const operatorEmail = config.operator?.email ?? null;
  return [
    identity({ ...signIn, publicUrl, operatorEmail, addresses: { publicUrl: config.publicUrl, apiOrigins: config.apiOrigins } }),
    sso({ ...signIn, publicUrl: config.publicUrl, providers: outside.identityProviders }),
    apiKeys,
    billing({
      selling: { ...config.billing.selling, isCharged: outside.billing !== null },
      meters: [teammates, channels],
      publicUrl,
      provider: outside.billing,
      log,
    }),
    merchants,
    roles,
    teams,
    brands,
    files,
    feedback({ operatorEmail, publicUrl, tokens: signIn.tokens }),
    erasure,
  ];
};
