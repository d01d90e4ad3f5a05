export { openChatDoor } from './door.ts';
