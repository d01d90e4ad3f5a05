export { HoursScreen } from './hours-screen.tsx';
