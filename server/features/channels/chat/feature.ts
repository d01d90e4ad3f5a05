import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { mailReplies, reactions, sendReplies } from './continuity.ts';
import type { ChatParts } from './parts.ts';
import { chatRoutes } from './routes.ts';

export const chat = (parts: ChatParts): Feature => ({
  name: 'chat',
  routes: (route, tools) => chatRoutes(route, tools, parts),
  jobs: [handles(mailReplies, (ctx, payload) => sendReplies(ctx, payload, parts))],
  reactions,
});
