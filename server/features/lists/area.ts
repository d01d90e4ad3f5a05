import type { AreaParts } from '../../installation.ts';
import type { Feature } from '../../platform/feature.ts';
import { bulk } from './bulk/feature.ts';
import { exports } from './exports/feature.ts';
import { imports } from './imports/feature.ts';
import { search } from './search/feature.ts';
import { views } from './views/feature.ts';

export const lists = ({ vault, outside }: AreaParts): Feature[] => [views, bulk, imports, exports({ vault, files: outside.files }), search];
