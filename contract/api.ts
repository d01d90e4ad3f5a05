import * as apiKeys from './api-keys.ts';
import * as aiReports from './ai-reports.ts';
import * as aiSettings from './ai-settings.ts';
import * as analytics from './analytics.ts';
import * as approvals from './approvals.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import * as brands from './brands.ts';
import * as bulk from './bulk.ts';
import * as chat from './chat.ts';
import * as checkout from './checkout.ts';
import * as collections from './collections.ts';
import * as credit from './credit.ts';
import * as csat from './csat.ts';
import * as customers from './customers.ts';
import * as dashboard from './dashboard.ts';
import * as exportRuns from './exports.ts';
import * as importDifferences from './import-differences.ts';
import * as importRuns from './import-runs.ts';
import * as operatorFeedback from './operator/feedback.ts';
import * as operatorMerchants from './operator/merchants.ts';
import * as orders from './orders.ts';
import * as productSynonyms from './product-synonyms.ts';
import * as products from './products.ts';
import * as digest from './digest.ts';
import * as customerNotes from './customer-notes.ts';
import type { Endpoint } from './endpoint.ts';
import * as emailChange from './email-change.ts';
import * as entitlements from './entitlements.ts';
import * as facts from './facts.ts';
import * as feedback from './feedback.ts';
import * as feedbackStatus from './feedback-status.ts';
import * as files from './files.ts';
import * as help from './help.ts';
import * as hours from './hours.ts';
import * as imports from './imports.ts';
import * as inbox from './inbox.ts';
import * as invites from './invites.ts';
import * as knowledge from './knowledge.ts';
import * as live from './live.ts';
import * as locations from './locations.ts';
import * as merchants from './merchants.ts';
import * as metafields from './metafields.ts';
import * as metrics from './metrics.ts';
import * as notifications from './notifications.ts';
import * as onboarding from './onboarding.ts';
import * as passkeys from './passkeys.ts';
import * as payments from './payments.ts';
import * as roles from './roles.ts';
import * as runs from './runs.ts';
import * as scim from './scim.ts';
import * as savedReplies from './saved-replies.ts';
import * as search from './search.ts';
import * as singleSignOn from './single-sign-on.ts';
import * as ssoSettings from './sso-settings.ts';
import * as system from './system.ts';
import * as tags from './tags.ts';
import * as taxes from './taxes.ts';
import * as teamAccess from './team-access.ts';
import * as teams from './teams.ts';
import * as users from './users.ts';
import * as views from './views.ts';
import * as webhooks from './webhooks.ts';
import * as inboundWebhooks from './inbound-webhooks.ts';
import * as websiteChat from './website-chat.ts';

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'line' in value && 'kind' in value;

/** All endpoints by their name in the contract. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  [
    auth,
    users,
    invites,
    merchants,
    apiKeys,
    emailChange,
    entitlements,
    billing,
    roles,
    teamAccess,
    singleSignOn,
    ssoSettings,
    scim,
    teams,
    hours,
    inbox,
    runs,
    views,
    bulk,
    tags,
    taxes,
    savedReplies,
    files,
    customerNotes,
    orders,
    products,
    productSynonyms,
    collections,
    metafields,
    locations,
    customers,
    brands,
    checkout,
    passkeys,
    payments,
    credit,
    importDifferences,
    importRuns,
    exportRuns,
    dashboard,
    analytics,
    aiSettings,
    aiReports,
    approvals,
    knowledge,
    facts,
    csat,
    live,
    chat,
    webhooks,
    inboundWebhooks,
    websiteChat,
    search,
    notifications,
    digest,
    feedback,
    feedbackStatus,
    onboarding,
    help,
    metrics,
    imports,
    operatorFeedback,
    operatorMerchants,
    system,
  ].flatMap((noun) => Object.entries(noun as Record<string, unknown>).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
);
