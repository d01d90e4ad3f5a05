// Expected entities of the tasks' instructions: values of the shop's data files that appear in the text.
import fs from 'node:fs';
import path from 'node:path';
import type { TauOrder, TauProduct, TauUser } from '../import-tau-bench.ts';

export type Kind = 'order_ids' | 'names' | 'postcodes' | 'emails' | 'phones' | 'products' | 'options' | 'quantities' | 'addresses';
/** `must` should be found; `may` is neither an error when found nor when missed. */
export type Gold = { text: string; awaiting?: string; must: Partial<Record<Kind, string[]>>; may: Partial<Record<Kind, string[]>> };

type Action = { name: string; kwargs: Record<string, unknown> };
type Task = { user_id: string; instruction: string; actions: Action[]; annotator?: string };
export type Shop = {
  users: Map<string, TauUser>;
  orders: Map<string, TauOrder>;
  products: TauProduct[];
  optionsOf: Map<string, Record<string, string>>;
  tasks: Task[];
};

/** The shop's data files and all tasks, or undefined without the data. */
export function readTau(dataFolder: string): Shop | undefined {
  const folder = path.join(dataFolder, 'tau-bench-retail');
  if (!fs.existsSync(path.join(folder, 'tasks_train.json'))) return undefined;
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const products = Object.values(read('products.json') as Record<string, TauProduct>);
  return {
    users: new Map(Object.entries(read('users.json') as Record<string, TauUser>)),
    orders: new Map(Object.entries(read('orders.json') as Record<string, TauOrder>)),
    products,
    optionsOf: new Map(
      products.flatMap(({ variants }) =>
        Object.values(variants).map(({ item_id, options }): [string, Record<string, string>] => [item_id, options]),
      ),
    ),
    tasks: ['tasks_dev.json', 'tasks_train.json'].flatMap((name) => read(name) as Task[]),
  };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const appearsIn = (text: string, value: string) =>
  new RegExp(String.raw`(?<![\p{L}\d])${escape(value)}(?:s|es)?(?![\p{L}\d])`, 'iu').test(text);
/** Everyday words count as values only in quotes or next to their option's name. */
const plainWord =
  /^(?:no|yes|none|low|high|full|half|art|light|dark|fresh|medium|small|large|basic|custom|plain|fixed|standard|gas|usb|timer|camera|laptop|\d{1,4}|[a-z]{1,2}|men|women|battery|white|manual|portable|electric|graphic|expert|animals|fantasy|landscape|professional|hydration|road|mountain|warm|daylight|capsule|drip|carbon)$/i;
function optionStands(text: string, name: string, value: string) {
  if (!appearsIn(text, value)) return false;
  if (!plainWord.test(value)) return true;
  const [n, v] = [escape(name), escape(value)];
  return new RegExp(String.raw`['"]${v}['"]|${n}s?\s(?:is |to |of )?['"]?${v}(?![\p{L}\d])|(?<![\p{L}\d])${v}[\s-]${n}`, 'iu').test(text);
}

export function goldOfTasks(shop: Shop): (Gold & { annotated: boolean })[] {
  return shop.tasks.map((task) => ({ ...goldOf(shop, task), annotated: task.annotator !== 'synthetic' }));
}

function goldOf({ users, orders, products, optionsOf }: Shop, { user_id, instruction: text, actions }: Task): Gold {
  const user = users.get(user_id);
  const items = actions.flatMap(({ kwargs }) =>
    [kwargs['item_ids'], kwargs['new_item_ids']].flatMap((ids) => (Array.isArray(ids) ? (ids as string[]) : [])),
  );
  const named = products.filter(({ name }) => appearsIn(text, name));
  const expectedByActions = named.filter(({ variants }) => Object.values(variants).some(({ item_id }) => items.includes(item_id)));
  const valuesIn = (all: readonly Record<string, string>[]) => [
    ...new Set(
      all.flatMap((options) =>
        Object.entries(options)
          .filter(([name, value]) => optionStands(text, name, value))
          .map(([, value]) => value),
      ),
    ),
  ];
  const anyValue = [...optionsOf.values()].flatMap((options) => Object.entries(options)).filter(([, value]) => appearsIn(text, value));
  const addresses = actions.flatMap(({ kwargs }) =>
    typeof kwargs['address1'] === 'string' && text.includes(kwargs['address1']) ? [kwargs] : [],
  );
  const zips = [user?.address.zip, ...addresses.map(({ zip }) => zip)].filter(
    (zip): zip is string => typeof zip === 'string' && appearsIn(text, zip),
  );
  const name = user ? `${user.name.first_name} ${user.name.last_name}` : '';
  return {
    text,
    must: {
      order_ids: [...orders.keys()].filter((id) => text.includes(id.slice(1))),
      names: text.includes(name) ? [name] : [],
      postcodes: [...new Set(zips)],
      emails: user && text.includes(user.email) ? [user.email] : [],
      products: expectedByActions.map((product) => product.name),
      options: valuesIn(items.map((id) => optionsOf.get(id) ?? {})),
      addresses: [...new Set(addresses.map(addressKey))],
    },
    may: {
      emails: text
        .split(/[\s,]+/)
        .filter((word) => word.includes('@'))
        .map((word) => word.replace(/\.$/, '')),
      products: named.map((product) => product.name),
      options: [...new Set(anyValue.map(([, value]) => value))],
    },
  };
}

const addressKey = (address: Record<string, unknown>) => [address['address1'], address['city'], address['zip']].join(' ');
