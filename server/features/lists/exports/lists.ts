import { conversationFields } from '@parley/contract/conversations';
import { customerFields } from '@parley/contract/customers';
import type { Fields } from '@parley/contract/filters';
import type { ListName } from '@parley/contract/lists';
import { orderFields } from '@parley/contract/orders';
import { productFields } from '@parley/contract/products';
import type { ExportList } from '../../../platform/export-list.ts';
import { customerExport } from '../../commerce/customers/index.ts';
import { conversationExport } from '../../conversations/inbox/index.ts';
import { orderExport } from '../../commerce/orders/index.ts';
import { productExport } from '../../commerce/products/index.ts';

/** The lists that can be exported, with their filter fields. */
export const exportLists: Record<ListName, ExportList & { fields: Fields }> = {
  conversations: { ...conversationExport, fields: conversationFields },
  orders: { ...orderExport, fields: orderFields },
  products: { ...productExport, fields: productFields },
  customers: { ...customerExport, fields: customerFields },
};
