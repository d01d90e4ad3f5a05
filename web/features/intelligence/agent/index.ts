export { AgentScreen } from './agent-screen.tsx';
