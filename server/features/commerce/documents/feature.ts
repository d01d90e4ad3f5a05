import type { FilesPort } from '../../../integrations/ports.ts';
import type { Feature } from '../../../platform/feature.ts';
import { documentRoutes } from './routes.ts';

export const documents = (parts: { files: FilesPort }): Feature => ({ name: 'documents', routes: documentRoutes(parts) });
