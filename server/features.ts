import { agent } from './features/agent/feature.ts';
import { analytics } from './features/analytics/feature.ts';
import { aiReports } from './features/ai-reports/feature.ts';
import { approvals } from './features/approvals/feature.ts';
import { brands } from './features/brands/feature.ts';
import { checkout } from './features/checkout/feature.ts';
import { checkoutCards, checkoutUrls } from './features/checkout/index.ts';
import { dashboard } from './features/dashboard/feature.ts';
import { discounts } from './features/discounts/feature.ts';
import { exports } from './features/exports/feature.ts';
import { orders } from './features/orders/feature.ts';
import { actionsFor } from './features/orders/index.ts';
import { products } from './features/products/feature.ts';
import { assistant } from './features/assistant/feature.ts';
import { bulk } from './features/bulk/feature.ts';
import { chat } from './features/chat/feature.ts';
import { csat } from './features/csat/feature.ts';
import { customers } from './features/customers/feature.ts';
import { feedback } from './features/feedback/feature.ts';
import { files } from './features/files/feature.ts';
import { hours } from './features/hours/feature.ts';
import { identity } from './features/identity/feature.ts';
import { openTokens } from './features/identity/index.ts';
import { imports } from './features/imports/feature.ts';
import { inbox } from './features/inbox/feature.ts';
import { knowledge } from './features/knowledge/feature.ts';
import { live } from './features/live/feature.ts';
import { merchants } from './features/merchants/feature.ts';
import { metrics } from './features/metrics/feature.ts';
import { notifications } from './features/notifications/feature.ts';
import { savedReplies } from './features/saved-replies/feature.ts';
import { search } from './features/search/feature.ts';
import { tags } from './features/tags/feature.ts';
import { teams } from './features/teams/feature.ts';
import { views } from './features/views/feature.ts';
import { websiteChat } from './features/website-chat/feature.ts';
import type { Installation } from './installation.ts';
import type { Feature } from './platform/feature.ts';

/** The one list of what the product is made of. */
export function featuresOf({ vault, config, outside }: Installation): Feature[] {
  const publicUrl = config.publicUrl || `http://${config.host}:${config.port}`;
  return [
    identity({ vault, tokens: openTokens(vault), secure: publicUrl.startsWith('https:'), publicUrl }),
    merchants,
    teams,
    inbox({ drawCheckout: checkoutCards(checkoutUrls({ vault, publicUrl })), orderActions: actionsFor }),
    tags,
    views,
    bulk,
    files,
    savedReplies,
    live,
    chat({ vault, publicUrl, factor: config.rateLimitFactor }),
    websiteChat({ vault, publicUrl }),
    assistant({ vault, publicUrl, platform: config.llm }),
    agent({ vault, platform: config.llm, outboundPrivate: config.outboundPrivate, factor: config.rateLimitFactor }),
    knowledge({ allowPrivate: config.outboundPrivate }),
    search,
    notifications({ publicUrl }),
    feedback,
    metrics,
    imports,
    hours,
    csat({ vault, publicUrl }),
    customers,
    brands,
    products,
    orders,
    discounts,
    checkout({ vault, publicUrl }),
    approvals,
    aiReports,
    exports({ vault, files: outside.files }),
    dashboard,
    analytics,
  ];
}
