import type { Page } from './page.ts';

/** Public pages. */
export const publicPages: Page[] = [
  {
    path: '/',
    title: 'shell.landing',
    screen: async () => ({ Component: (await import('../features/account/landing/index.ts')).Landing }),
  },
  {
    path: '/onboarding',
    title: 'shell.onboarding',
    screen: async () => ({ Component: (await import('../features/guidance/onboarding/onboarding-screen.tsx')).OnboardingScreen }),
  },
  {
    path: '/privacy',
    title: 'shell.privacy',
    screen: async () => ({ Component: (await import('../features/account/landing/legal-screen.tsx')).Privacy }),
  },
  {
    path: '/terms',
    title: 'shell.terms',
    screen: async () => ({ Component: (await import('../features/account/landing/legal-screen.tsx')).Terms }),
  },
  {
    path: '/login/*',
    title: 'shell.log_in',
    screen: async () => ({ Component: (await import('../features/account/auth/index.ts')).LogIn }),
  },
  {
    path: '/register',
    title: 'shell.register',
    screen: async () => ({ Component: (await import('../features/account/auth/index.ts')).Register }),
  },
  {
    path: '/forgot-password',
    title: 'shell.forgot_password',
    screen: async () => ({ Component: (await import('../features/account/auth/index.ts')).ForgotPassword }),
  },
];

/** Pages of the merchant's frame. */
export const merchantPages: Page[] = [
  {
    path: '/dashboard',
    title: 'shell.dashboard',
    may: 'inbox:read',
    ownHeading: true,
    screen: async () => ({ Component: (await import('../features/insights/dashboard/dashboard-screen.tsx')).DashboardScreen }),
  },
  {
    path: '/inbox',
    title: 'shell.inbox',
    may: 'inbox:read',
    screen: async () => ({ Component: (await import('../features/conversations/inbox/index.ts')).InboxScreen }),
  },
  {
    path: '/products',
    title: 'shell.products',
    may: 'products:read',
    screen: async () => ({ Component: (await import('../features/commerce/products/index.ts')).ProductsScreen }),
  },
  {
    path: '/brands',
    title: 'shell.brands',
    may: 'products:read',
    screen: async () => ({ Component: (await import('../features/account/brands/index.ts')).BrandsScreen }),
  },
  {
    path: '/orders',
    title: 'shell.orders',
    may: 'orders:read',
    screen: async () => ({ Component: (await import('../features/commerce/orders/index.ts')).OrdersScreen }),
  },
  {
    path: '/fulfillment',
    title: 'shell.fulfillment',
    may: 'orders:read',
    screen: async () => ({ Component: (await import('../features/commerce/fulfillment/index.ts')).FulfillmentScreen }),
  },
  {
    path: '/customers',
    title: 'shell.customers',
    may: 'customers:read',
    screen: async () => ({ Component: (await import('../features/commerce/customers/index.ts')).CustomersScreen }),
  },
  { path: '/engagement', title: 'shell.engagement', may: 'customers:read' },
  { path: '/live-shopping', title: 'shell.live_shopping', may: 'customers:read' },
  {
    path: '/analytics',
    title: 'shell.analytics',
    may: 'analytics:read',
    ownHeading: true,
    screen: async () => ({ Component: (await import('../features/insights/analytics/analytics-screen.tsx')).AnalyticsScreen }),
  },
  { path: '/monitoring', title: 'shell.monitoring', may: 'analytics:read' },
  { path: '/automation', title: 'shell.automation', may: 'settings:read' },
  { path: '/automation/rules', title: 'shell.rules', may: 'settings:read' },
  { path: '/workflows', title: 'shell.workflows', may: 'settings:read' },
  { path: '/proactive-offers', title: 'shell.offers', may: 'settings:read' },
  {
    path: '/agent-config',
    title: 'shell.agent',
    may: 'knowledge:read',
    screen: async () => ({ Component: (await import('../features/intelligence/agent/index.ts')).AgentScreen }),
  },
  {
    path: '/help',
    title: 'shell.help',
    withoutShop: true,
    screen: async () => ({ Component: (await import('../features/guidance/help/help-screen.tsx')).HelpScreen }),
  },
];

/** Pages of the operator's frame: the seven of the specification's sidebar, the rest, and one merchant. */
export const operatorPages: Page[] = [
  { path: '/admin', title: 'shell.mission_control' },
  { path: '/admin/features', title: 'shell.feature_inventory' },
  { path: '/admin/merchants', title: 'shell.merchants' },
  { path: '/admin/case-studies', title: 'shell.case_studies' },
  { path: '/admin/global-keys', title: 'shell.global_keys' },
  { path: '/admin/toggles', title: 'shell.feature_toggles' },
  { path: '/admin/audit-logs', title: 'shell.audit_logs' },
  { path: '/admin/technical', title: 'shell.technical' },
  { path: '/admin/broadcast', title: 'shell.broadcast' },
  { path: '/admin/ai-costs', title: 'shell.ai_costs' },
  { path: '/admin/ai-performance', title: 'shell.ai_performance' },
  { path: '/admin/security', title: 'shell.security' },
  { path: '/admin/rate-limits', title: 'shell.rate_limits' },
  { path: '/admin/data-deletion', title: 'shell.data_deletion' },
  { path: '/admin/merchants/:merchantId', title: 'shell.merchant' },
];
