import type { Variant } from '@parley/contract/products';
import { t } from './messages.ts';

/** A variant by its values. */
export const variantName = ({ options }: Pick<Variant, 'options'>) => Object.values(options).join(' / ') || t('products.only_variant');
