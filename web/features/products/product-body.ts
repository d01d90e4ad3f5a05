import type { Sent } from '@parley/contract/endpoint';
import type { createProduct } from '@parley/contract/products';

/** What a product is made of, as both forms send it. */
export type ProductBody = Required<Omit<Sent<typeof createProduct>, 'merchant'>>;
/** With what either endpoint sends besides, so that both forms can take it. */
type Whole = ProductBody & { merchant: string; id: string };
export type SetField = <Name extends keyof ProductBody>(name: Name, value: Whole[Name]) => void;
