import type { Result } from '@parley/contract/endpoint';
import type { getPanel } from '@parley/contract/inbox';

export type PanelFacts = Result<typeof getPanel>;
export type PanelCustomer = PanelFacts['customer'];
export type PanelNote = PanelCustomer['notes'][number];
