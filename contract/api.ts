import * as auth from './auth.ts';
import * as chat from './chat.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as imports from './imports.ts';
import * as inbox from './inbox.ts';
import * as live from './live.ts';
import * as merchants from './merchants.ts';
import * as metrics from './metrics.ts';
import * as notifications from './notifications.ts';
import * as search from './search.ts';
import * as system from './system.ts';
import * as users from './users.ts';

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'line' in value && 'kind' in value;

/** Every endpoint there is, by its name in the contract. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [auth, users, merchants, inbox, live, chat, search, notifications, feedback, metrics, imports, system].flatMap((noun) =>
    Object.entries(noun as Record<string, unknown>).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
);
