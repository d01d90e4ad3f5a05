import { onDemand } from '../on-demand.tsx';

/** The condition editor loads when its button is hovered: most lists are read without a filter. */
export const ConditionLayer = onDemand('dialog', () => import('./condition-layer.tsx'));
