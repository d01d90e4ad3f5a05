// The face of brands.
export { BrandsScreen } from './brands-screen.tsx';
