import { account } from './en-account.ts';
import { elsewhere, elsewhereLists } from './en-elsewhere.ts';
import { foreign, foreignLists } from './en-foreign.ts';
import { frames } from './en-frames.ts';
import { money } from './en-money.ts';
import { orders } from './en-orders.ts';
import { shop } from './en-shop.ts';
import { dialogue } from './en-talk.ts';
import type { Pack } from './pack.ts';
import { plainly } from './en-plainly.ts';
import { plainlyMore } from './en-plainly-more.ts';

export const enPack: Pack = {
  ...frames,
  lists: { ...frames.lists, ...foreignLists, ...elsewhereLists },
  ways: [orders, money, account, shop, dialogue, foreign, elsewhere, plainly, plainlyMore],
};
