import type { Feature } from '../../../platform/feature.ts';
import type { AgentParts } from './parts.ts';
import { agentRoutes } from './routes.ts';

export const agent = (parts: AgentParts): Feature => ({ name: 'agent', routes: (route) => agentRoutes(route, parts) });
