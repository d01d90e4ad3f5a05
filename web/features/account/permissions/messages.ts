import type { Permission } from '@parley/contract/permissions';
import { speak } from '../../../lib/messages.ts';

/** What each permission allows a teammate or a program, in words. */
const permissions = {
  'inbox:read': 'Read conversations',
  'inbox:write': 'Write in conversations and manage them',
  'tags:write': 'Create and edit tags',
  'customers:read': 'View customers',
  'customers:write': 'Create and edit customers',
  'customers:erase': 'Erase customers',
  'orders:read': 'View orders',
  'orders:write': 'Create, edit, fulfill and refund orders',
  'orders:refund_any': 'Refund above the shop’s limit',
  'products:read': 'View products',
  'products:write': 'Create and edit products',
  'knowledge:read': 'View knowledge',
  'knowledge:write': 'Edit knowledge',
  'analytics:read': 'View analytics',
  'settings:read': 'View settings',
  'settings:write': 'Edit settings',
  'team:read': 'View the team',
  'team:write': 'Manage the team',
  'imports:write': 'Import files',
  'developers:read': 'View API keys, webhooks and the request log',
  'developers:write': 'Manage webhooks, which receive all of the shop’s events',
  'billing:read': 'View billing',
  'billing:write': 'Manage billing',
  'personal_data:read': 'See customers’ names, addresses and contact details',
  'shop:delete': 'Delete the shop',
} as const;

const permissions_field = {
  all: 'Select all',
  reading: 'Select all reading',
  none: 'Select none',
} as const;

export const t = speak({ permissions, permissions_field });
export const permissionName = (permission: Permission) => t(`permissions.${permission}`);
