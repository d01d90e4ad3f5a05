import path from 'node:path';
import { parseSync, type Plugin } from 'vite';

const contract = path.resolve(import.meta.dirname, '../contract');
const makers = ['query', 'command', 'call', 'stream', 'download', 'upload', 'webhook'];
/** What a page doesn't need to make a call. */
const left = ['summary', 'people', 'input', 'result', 'problems', 'limit', 'most'];

/**
 * Leaves the schemas of the contract's endpoints, and Zod with them, out of the pages: most make calls and validate nothing. A form loads
 * the schema when its first field changes, through `inputSchemaOf` of web/data, by the import that each endpoint gets instead.
 */
export const callsOnly: Plugin = {
  name: 'calls-only',
  apply: 'build',
  resolveId: {
    order: 'pre',
    /** What a whole module imports of the contract is whole. */
    async handler(source, importer, options) {
      if (!importer?.endsWith('?whole') || !source.startsWith('.')) return null;
      const found = await this.resolve(source.replace('?whole', ''), importer.replace('?whole', ''), { ...options, skipSelf: true });
      return found && `${found.id}?whole`;
    },
  },
  transform: {
    order: 'pre',
    filter: { id: /\/contract\/[\w/-]+\.ts$/ },
    handler(code, id) {
      return id.startsWith(contract) ? { code: withoutSchemas(id, code), map: null } : null;
    },
  },
};

type Node = { type: string; start: number; end: number };
type Property = Node & { key: Node & { name?: string } };
type Call = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: Property[] })[] };

/** A module's source with endpoints that load their schema on demand; every other value it makes is marked as free to leave out. */
export function withoutSchemas(file: string, code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const insert = (at: number, text: string) => edits.push({ start: at, end: at, text });
  for (const { id, init } of variables(file, code)) {
    if (!init || !/\(|\.{3}/.test(code.slice(init.start, init.end))) continue;
    insert(init.start, '/* @__PURE__ */ (() => (');
    insert(init.end, '))()');
    const [first, ...rest] = termsOf(init as Call);
    if (!first) continue;
    insert(first.start, `loadInput: () => import('./${path.basename(file)}?whole').then((whole) => whole.${id.name}.input), `);
    for (const { key, start, end } of [first, ...rest])
      if (left.includes(key?.name ?? '')) edits.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' });
  }
  // From the end, so that the places before stay right.
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code);
}

/** The variables that a module declares at its top. */
function variables(file: string, code: string) {
  return parseSync(file, code).program.body.flatMap((line) => {
    const declared = line.type === 'ExportNamedDeclaration' ? line.declaration : line;
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.map(({ id, init }) => ({ id: id as Node & { name?: string }, init: init as Node | null }));
  });
}

/** The properties of an endpoint's terms; none for another value. */
const termsOf = ({ type, callee, arguments: given }: Call): Property[] =>
  type === 'CallExpression' && makers.includes(callee.name ?? '') ? (given[1]?.properties ?? []) : [];
