import { assistant } from './features/assistant/feature.ts';
import { chat } from './features/chat/feature.ts';
import { feedback } from './features/feedback/feature.ts';
import { identity } from './features/identity/feature.ts';
import { openTokens } from './features/identity/index.ts';
import { imports } from './features/imports/feature.ts';
import { inbox } from './features/inbox/feature.ts';
import { live } from './features/live/feature.ts';
import { merchants } from './features/merchants/feature.ts';
import { metrics } from './features/metrics/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { search } from './features/search/feature.ts';
import type { Installation } from './installation.ts';
import type { Feature } from './platform/feature.ts';

/** The one list of what the product is made of. */
export function featuresOf({ vault, config }: Installation): Feature[] {
  const publicUrl = config.publicUrl || `http://${config.host}:${config.port}`;
  return [
    identity({ vault, tokens: openTokens(vault), secure: publicUrl.startsWith('https:'), publicUrl }),
    merchants,
    inbox,
    live,
    chat,
    assistant,
    search,
    notifications,
    feedback,
    metrics,
    imports,
  ];
}
