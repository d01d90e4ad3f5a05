// The public API of brands.
export { BrandsScreen } from './brands-screen.tsx';
