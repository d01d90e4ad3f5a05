// The face of the website chat: its door, and its pages.
export { openChatDoor } from './door.ts';
export { serveChatPages } from './pages/page-routes.ts';
export { foreignOrigin } from './rules.ts';
