export { InstallCard } from './install-card.tsx';
export { Preview } from './preview.tsx';
