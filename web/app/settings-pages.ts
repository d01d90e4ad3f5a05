import { speak } from '../lib/messages.ts';
import type { Page } from './page.ts';

const names = {
  general: 'General',
  profile: 'Profile',
  notifications: 'Notifications',
  business_hours: 'Business hours',
  tags: 'Tags',
  website_chat: 'Website chat',
  whatsapp_templates: 'WhatsApp templates',
  integrations: 'Integrations',
  integrations_status: 'Integration health',
  api_keys: 'API keys',
  webhooks_config: 'Webhooks',
  webhooks: 'Webhook log',
  billing: 'Billing',
} as const;
const t = speak({ settings_pages: names });

/**
 * Pages under /settings, in the order of their menu. An entry is all the app knows of one: from it come the route, the line in the
 * menu, the page's heading and the tab's title, and the entry in the search.
 */
export const settingsPages: readonly Page[] = [
  {
    path: '/settings',
    title: () => t('settings_pages.general'),
    may: 'settings:read',
    screen: async () => ({ Component: (await import('../features/account/settings/settings-screen.tsx')).SettingsScreen }),
  },
  {
    path: '/settings/profile',
    title: () => t('settings_pages.profile'),
    withoutShop: true,
    screen: async () => ({ Component: (await import('../features/account/profile/profile-screen.tsx')).ProfileScreen }),
  },
  {
    path: '/settings/notifications',
    title: () => t('settings_pages.notifications'),
    screen: async () => ({ Component: (await import('../features/automation/notifications/settings-screen.tsx')).NotificationSettings }),
  },
  {
    path: '/settings/business-hours',
    title: () => t('settings_pages.business_hours'),
    may: 'settings:read',
    screen: async () => ({ Component: (await import('../features/conversations/hours/hours-screen.tsx')).HoursScreen }),
  },
  {
    path: '/settings/tags',
    title: () => t('settings_pages.tags'),
    may: 'inbox:read',
    screen: async () => ({ Component: (await import('../features/conversations/tags/tags-screen.tsx')).TagsScreen }),
  },
  {
    path: '/settings/website-chat',
    title: () => t('settings_pages.website_chat'),
    may: 'settings:read',
    screen: async () => ({ Component: (await import('../features/channels/website-chat/website-chat-screen.tsx')).WebsiteChatScreen }),
  },
  { path: '/settings/whatsapp-templates', title: () => t('settings_pages.whatsapp_templates'), may: 'settings:read' },
  { path: '/settings/integrations', title: () => t('settings_pages.integrations'), may: 'settings:read' },
  { path: '/settings/integrations-status', title: () => t('settings_pages.integrations_status'), may: 'settings:read' },
  {
    path: '/settings/api-keys',
    title: () => t('settings_pages.api_keys'),
    may: 'developers:read',
    screen: async () => ({ Component: (await import('../features/account/api-keys/api-keys-screen.tsx')).ApiKeysScreen }),
  },
  { path: '/settings/webhooks-config', title: () => t('settings_pages.webhooks_config'), may: 'developers:read' },
  { path: '/settings/webhooks', title: () => t('settings_pages.webhooks'), may: 'developers:read' },
  { path: '/settings/billing', title: () => t('settings_pages.billing'), may: 'billing:read' },
];
