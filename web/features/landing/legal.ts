export { Privacy, Terms } from './legal-screen.tsx';
