import { speak } from '../../../lib/messages.ts';
import { products } from '../../../lib/messages/products.ts';

export const t = speak({ products });
