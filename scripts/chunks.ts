import path from 'node:path';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Graph = { getModuleInfo(id: string): ModuleInfo | null };
type Group = {
  name: string | ((id: string, graph: Graph) => string | null);
  debugName?: string;
  tags?: ['$initial'];
  test?: RegExp;
  priority: number;
};

const app = path.resolve(import.meta.dirname, '../web/app');
/** They import the app's pages lazily. */
const pageList = path.join(app, 'pages.ts');
const settingsList = path.join(app, 'settings-pages.ts');
const frame = ['merchant-shell.tsx', 'merchant-frame.tsx'].map((file) => path.join(app, 'merchant', file));

const publicPages = ['auth', 'landing', 'legal'];
/** Opened rarely, after other pages: they load the others' files as they are, and split none of them. */
const rarePages = ['onboarding', 'help'];
/** The pages that import a module statically, and those that may load something that does. */
type Use = { pages: Set<string>; later: Set<string> };
const unused: Use = { pages: new Set(), later: new Set() };

/**
 * A few files for each page: what every page needs, what public pages share with others, the merchant's frame, what the inbox shares with
 * others, what most pages share, what some share, and the page's own. What other pages load lazily stays out of a page's file. A group
 * imports only from those before it, because what a module imports is used wherever the module is, and maybe elsewhere.
 */
export function chunkGroups(): Group[] {
  let found: Map<string, Use> | undefined;
  const group = (priority: number, nameFor: (use: Use) => string | false): Group => ({
    name: (id, graph) => nameFor((found ??= usesByModule(graph)).get(id) ?? unused) || null,
    debugName: `group ${priority}`,
    priority,
  });
  return [
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 10 },
    { name: 'start', tags: ['$initial'], priority: 9 },
    group(8, ({ pages }) => pages.size > 1 && publicPages.some((page) => pages.has(page)) && 'public'),
    group(7, ({ pages }) => pages.has('frame') && 'frame'),
    group(6, ({ pages }) => pages.size > 1 && pages.has('inbox') && 'lists'),
    group(5, ({ pages }) => pages.size >= 8 && 'dialogs'),
    group(4, ({ pages }) => pages.size >= 4 && 'menus'),
    group(3, ({ pages, later }) => pages.size > 0 && [...later].some((page) => !pages.has(page)) && nameFrom([...pages, ...later])),
    ...[2, 1].map((count) => group(count, ({ pages }) => pages.size >= count && nameFrom([...pages]))),
  ];
}

/** The settings count as one page, and the merchant's frame as another. */
function usesByModule(graph: Graph): Map<string, Use> {
  const imported = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const lazy = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const all = [
    ...frame.map((id) => ['frame', id] as const),
    ...lazy(pageList).map((id) => [nameOf(id), id] as const),
    ...lazy(settingsList).map((id) => ['settings', id] as const),
  ];
  const entries = new Set(all.map(([, id]) => id));
  const starts = all.filter(([page]) => !rarePages.includes(page));
  const uses = new Map<string, Use>();
  for (const [page, start] of starts) {
    const now = closure([start], imported);
    for (const id of now) useOf(uses, id).pages.add(page);
    // Everything that the page may load, but other pages.
    const later = closure([start], (id) => [...imported(id), ...lazy(id).filter((one) => !entries.has(one))]);
    for (const id of later) if (!now.has(id)) useOf(uses, id).later.add(page);
  }
  return uses;
}

function useOf(uses: Map<string, Use>, id: string): Use {
  const known = uses.get(id) ?? { pages: new Set(), later: new Set() };
  uses.set(id, known);
  return known;
}

/** The modules that follow from these. */
function closure(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}

const nameFrom = (pages: readonly string[]) => [...new Set(pages)].sort().join('-');

/** `orders` for web/features/commerce/orders/index.ts, `legal` for landing/legal-screen.tsx. */
function nameOf(id: string): string {
  const file = path.basename(id, path.extname(id));
  return file === 'index' ? path.basename(path.dirname(id)) : file.replace(/-screen$/, '');
}
