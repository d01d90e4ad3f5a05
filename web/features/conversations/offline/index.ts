export { mayLeave, Offline } from './on-demand.ts';
