import { onDemand } from '../on-demand.tsx';

/** The editor of conditions comes when its button is pointed at: most lists are read without a filter. */
export const ConditionLayer = onDemand('dialog', () => import('./condition-layer.tsx'));
