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

const publicPages = ['auth', 'landing'];

/**
 * A few files for each page: what every page needs, what public pages share with others, the merchant's frame, what the inbox shares with
 * others, what most pages share, what some share, and the page's own. What is imported lazily keeps its own files. A group imports only
 * from those before it, because what a module imports is on the same pages as the module, and maybe on more.
 */
export function chunkGroups(): Group[] {
  let found: Map<string, string[]> | undefined;
  const group = (priority: number, nameFor: (pages: string[]) => string | false): Group => ({
    name: (id, graph) => nameFor((found ??= pagesByModule(graph)).get(id) ?? []) || null,
    debugName: `group ${priority}`,
    priority,
  });
  return [
    { name: 'zod', test: /\/node_modules\/zod\//, priority: 10 },
    { name: 'start', tags: ['$initial'], priority: 9 },
    group(8, (pages) => pages.length > 1 && publicPages.some((page) => pages.includes(page)) && 'public'),
    group(7, (pages) => pages.includes('frame') && 'frame'),
    group(6, (pages) => pages.length > 1 && pages.includes('inbox') && 'lists'),
    group(5, (pages) => pages.length >= 8 && 'dialogs'),
    group(4, (pages) => pages.length >= 4 && 'menus'),
    ...[3, 2, 1].map((count) => group(count, (pages) => pages.length === count && pages.join('-'))),
  ];
}

/** The pages that import a module statically, directly or through others; the settings count as one. */
function pagesByModule(graph: Graph): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const visit = (name: string, id: string) => {
    const before = pages.get(id) ?? [];
    if (before.includes(name)) return;
    pages.set(id, [...before, name]);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(name, next);
  };
  for (const id of frame) visit('frame', id);
  for (const id of graph.getModuleInfo(pageList)?.dynamicallyImportedIds ?? []) visit(nameOf(id), id);
  for (const id of graph.getModuleInfo(settingsList)?.dynamicallyImportedIds ?? []) visit('settings', id);
  return pages;
}

/** `orders` for web/features/commerce/orders/index.ts. */
const nameOf = (id: string) => path.basename(path.dirname(id));
