// The face of the website chat's settings: its screen.
export { WebsiteChatScreen } from './website-chat-screen.tsx';
