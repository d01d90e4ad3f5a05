export { accessOf, permissionsIn, maySee, maySeeBrand, type Viewer } from './rules.ts';
export { brandField, meantBrands } from './brand-field-store.ts';
export { isLimited, ofBrand, ofBrandCustomers, unheld, visible } from './store.ts';
