// The direction table of docs/architecture.md as a lint rule: every import is resolved to a file or a package, and looked up here.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const workspaces = ['contract', 'engine', 'server', 'web', 'widget'];

/** Nothing is built from these, so they may look anywhere in their own half of the house. */
const free = /\.test\.tsx?$|\.config\.ts$|(^|\/)make\.tsx?$|(^|\/)testing\/|^(e2e|bench|scripts)\/|^[^/]+$/;
const testData = /(^|\/)make\.tsx?$|(^|\/)testing\//;
/** Speaks an outside service's protocol for development and tests; its own folder knows it. */
const emulator = /\/emulator\.ts$/;
/** Held by tests, too: the browser's half and the server's half meet in the contract only, the server and the engine in the engine's face. */
const halves = [
  { who: /^(web|widget)\//, never: /^(server|engine)\// },
  { who: /^server\//, never: /^(web|widget)\/|^engine\/(?!index\.ts$)/ },
  { who: /^engine\//, never: /^(server|web|widget)\// },
  { who: /^contract\//, never: /^(server|engine|web|widget)\// },
];

const contract = /^contract\//;
/** All of the built-in engine that the server may know, and who of the server knows it. */
const engine = /^engine\/index\.ts$/;
const knowsEngine = /^server\/features\/intelligence\/assistant\//;
/** How a message's text is read, the same in the inbox and in the widget; it brings no Zod. */
const marks = /^contract\/marks\.ts$/;
const ports = /^server\/integrations\/[^/]+\.ts$/;
const lib = /^server\/platform\/lib\//;
const tenant = /^server\/platform\/db\/tenant\.ts$/;
/** Filters of lists in SQL, and who may see which conversation. */
const lists = [/^server\/platform\/db\/filter\.ts$/, /^server\/features\/account\/visibility\/index\.ts$/];
const tables = /^server\/platform\/db\/tables\.ts$/;
const context = /^server\/context\.ts$/;
const faces = /^server\/features\/[^/]+\/[^/]+\/(index|events)\.ts$/;
const operatorFaces = /^server\/operator\/[^/]+\/(index|events)\.ts$/;
/** All of the platform but SQL and HTTP, which have one file each in a feature; services throw problems. */
const services = [
  /^server\/platform\/(?!db\/|http\/)/,
  /^server\/platform\/http\/problem\.ts$/,
  context,
  ports,
  contract,
  engine,
  'zod',
  'node:crypto',
];

/** First match wins. `may`: files, packages, '$1' for the importer's own folder; `types`: what it may import with `import type`. */
const table = [
  { who: /^contract\//, may: [contract, 'zod'] },
  { who: /^(engine)\/weights\/read\.ts$/, may: ['$1', 'node:'] },
  { who: /^(engine)\//, may: ['$1', contract, 'zod'] },
  { who: /^server\/platform\//, may: [/^server\/platform\//, contract, 'any package', 'node:'], types: [context] },
  { who: /^(server\/integrations\/[^/]+)\//, may: ['$1', /^server\/platform\//, ports, contract, 'any package', 'node:'] },
  { who: /^server\/integrations\/[^/]+\.ts$/, may: [ports, contract, 'zod'], types: [/^server\/platform\//] },
  {
    who: /^(server\/(?:features\/[^/]+|operator)\/[^/]+)\/(?:.*[/-])?rules\.ts$/,
    may: [contract, /^server\/(features|operator)\/.*rules\.ts$/],
  },
  {
    who: /^(server\/(?:features\/[^/]+|operator)\/[^/]+)\/(?:.*[/-])?store\.ts$/,
    may: ['$1', tenant, ...lists, lib, contract, 'kysely'],
    types: [tables, context, faces, engine],
  },
  { who: /^(server\/features\/[^/]+)\/area\.ts$/, may: ['$1'], types: [/^server\/installation\.ts$/, /^server\/platform\/feature\.ts$/] },
  { who: /^(server\/features\/[^/]+\/[^/]+)\/(?:.*[/-])?routes\.ts$/, may: ['$1', /^server\/platform\/http\//, ...services, faces] },
  {
    who: /^(server\/operator\/[^/]+)\/(?:.*[/-])?routes\.ts$/,
    may: ['$1', /^server\/platform\/http\//, ...services, faces, operatorFaces],
  },
  { who: /^(server\/features\/[^/]+\/[^/]+)\//, may: ['$1', ...services, faces], types: [tenant] },
  { who: /^(server\/operator\/[^/]+)\//, may: ['$1', ...services, faces, operatorFaces], types: [tenant] },
  {
    who: /^(server\/demo)\//,
    may: ['$1', lib, /^server\/features\/[^/]+\/[^/]+\/(index|import)\.ts$/, contract, 'zod', 'node:'],
    types: [context, tenant],
  },
  { who: /^server\/[^/]+\.ts$/, may: [/^server\//, contract, 'any package', 'node:'] },
  { who: /^web\/lib\//, may: [/^web\/lib\//, 'any package'] },
  { who: /^web\/ui\//, may: [/^web\/(ui|lib)\//, 'any package'] },
  { who: /^web\/data\//, may: [/^web\/(data|lib)\//, contract, 'any package'] },
  {
    who: /^(web\/features\/[^/]+\/[^/]+)\//,
    may: ['$1', /^web\/(ui|data|lib)\//, /^web\/features\/[^/]+\/[^/]+\/index\.tsx?$/, contract, 'any package'],
  },
  {
    who: /^(web\/operator\/[^/]+)\//,
    may: ['$1', /^web\/(ui|data|lib)\//, /^web\/(features\/[^/]+|operator)\/[^/]+\/index\.tsx?$/, contract, 'any package'],
  },
  {
    who: /^web\/(app\/|[^/]+$)/,
    may: [
      /^web\/(app|ui|data|lib)\//,
      /^web\/[^/]+$/,
      /^web\/(features\/[^/]+|operator)\/[^/]+\/(index\.tsx?|[^/]+-screen\.tsx)$/,
      contract,
      'any package',
    ],
  },
  { who: /^widget\//, may: [/^widget\//, marks, 'preact'], types: [contract] },
];

/**
 * Which areas an area may know besides itself, on each side. No two know each other. Operator, app and the joining files know all of them.
 */
export const areas = {
  server: {
    account: [],
    conversations: ['account'],
    channels: ['account', 'conversations'],
    commerce: ['account', 'conversations'],
    intelligence: ['account', 'conversations', 'commerce'],
    lists: ['account', 'conversations', 'commerce', 'intelligence'],
    insights: ['account', 'conversations'],
    automation: ['account', 'conversations', 'channels', 'commerce', 'intelligence', 'lists'],
  },
  web: {
    account: [],
    automation: [],
    lists: [],
    conversations: ['automation', 'lists'],
    channels: [],
    commerce: ['lists'],
    intelligence: [],
    insights: [],
  },
};
const areaOf = (file) => file.match(/^(server|web)\/features\/([^/]+)\//)?.slice(1) ?? [];

/** Whether the area of `importer` may know that of `target`. What is in no area is not asked. */
function knows(importer, target) {
  const [side, from] = areaOf(importer);
  const [, to] = areaOf(target);
  if (!from || !to || from === to) return true;
  return areas[side][from]?.includes(to) ?? false;
}

/** What is wrong with `importer` (a path from the root) importing `specifier`, as a sentence; undefined when nothing is. */
export function verdict(importer, specifier, { typeOnly = false, exists = isFile } = {}) {
  const target = resolve(importer, specifier);
  const refused = `${importer} may not import ${target}`;
  if (halves.some(({ who, never }) => who.test(importer) && never.test(target))) return refused;
  if (free.test(importer)) return undefined;
  const line = table.find(({ who }) => who.test(importer));
  if (!line) return workspaces.some((name) => importer.startsWith(`${name}/`)) ? `no line of the table covers ${importer}` : undefined;
  if (isOurs(target) && !exists(target)) return `'${specifier}' does not resolve to a file`;
  if (testData.test(target)) return `${refused}: it is for tests`;
  if (emulator.test(target) && path.dirname(target) !== path.dirname(importer)) return `${refused}: it is for tests`;
  if (!knows(importer, target)) return `${refused}: ${areaOf(importer)[1]} does not know ${areaOf(target)[1]}`;
  if (engine.test(target) && importer.startsWith('server/') && !knowsEngine.test(importer)) return `${refused}: ask the assistant`;
  const own = importer.match(line.who)?.[1];
  const allowed = [...line.may, ...(typeOnly ? (line.types ?? []) : [])].some((entry) => fits(entry, target, own, importer));
  return allowed ? undefined : refused;
}

function fits(entry, target, own, importer) {
  if (entry instanceof RegExp) return entry.test(target);
  if (isOurs(target)) return entry === '$1' && target.startsWith(`${own}/`);
  if (entry === 'any package') return declared(importer.split('/')[0]).includes(packageOf(target));
  return entry === 'node:' ? target.startsWith('node:') : target === entry || packageOf(target) === entry;
}

/** A path from the root for what is ours, the specifier itself for packages. */
function resolve(importer, specifier) {
  const bare = specifier.replace(/\?.*$/, '');
  const workspace = bare.match(/^@parley\/([^/]+)(?:\/(.+))?$/);
  if (workspace) return `${workspace[1]}/${workspace[2] ?? 'index'}.ts`;
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(importer), bare) : bare;
}
const isOurs = (target) => workspaces.some((name) => target.startsWith(`${name}/`)) || target.startsWith('.');
const isFile = (target) => fs.existsSync(path.join(root, target));
const packageOf = (target) => target.match(/^(@[^/]+\/)?[^/]+/)?.[0];

/** A package that only another workspace asks for is there by chance. */
const asked = new Map();
function declared(workspace) {
  if (!asked.has(workspace))
    asked.set(workspace, Object.keys(JSON.parse(fs.readFileSync(path.join(root, workspace, 'package.json'), 'utf8')).dependencies ?? {}));
  return asked.get(workspace);
}

const walls = {
  create(context) {
    const importer = path.relative(root, context.filename).split(path.sep).join('/');
    const check = (source, typeOnly) => {
      if (typeof source?.value !== 'string') return;
      const message = verdict(importer, source.value, { typeOnly });
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source, true),
    };
  },
};

/** `as unknown as` says that the types are wrong somewhere; only the platform may, with a reason beside it. */
const doubleCast = {
  create: (context) => ({
    TSAsExpression(node) {
      const inner = node.expression;
      if (inner.type === 'TSAsExpression' && inner.typeAnnotation.type === 'TSUnknownKeyword') {
        context.report({ node, message: 'a cast through unknown: mend the types instead' });
      }
    },
  }),
};

/** For rules.ts: an instant may be computed from another, but not taken from the clock. */
const clock = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'the clock: let the caller give the time' });
    },
  }),
};

export default { meta: { name: 'house' }, rules: { walls, clock, 'double-cast': doubleCast } };
