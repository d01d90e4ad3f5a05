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
import { teams } from './teams/feature.ts';

/** The inbox supplies the unread counts of the session user, and conversations the channels that count toward the plan. */
type Counting = Pick<Parameters<typeof identity>[0], 'countsOf'> & { channels: Parameters<typeof billing>[0]['meters'][number] };

export const account = ({ vault, publicUrl, config, outside, log }: AreaParts, { countsOf, channels }: Counting): Feature[] => [
  identity({
    vault,
    tokens: openTokens(vault),
    countsOf,
    secure: publicUrl.startsWith('https:'),
    publicUrl,
    operatorEmail: config.operator?.email ?? null,
    addresses: { publicUrl: config.publicUrl, apiOrigins: config.apiOrigins },
    trialDays: config.billing.trialDays,
  }),
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
  feedback({ operatorEmail: config.operator?.email ?? null, publicUrl, tokens: openTokens(vault) }),
  erasure,
];
