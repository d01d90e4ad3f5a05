// The table of docs/architecture.md as a lint rule: resolves every import to a file or a package and looks it up here.
import fs from 'node:fs';
import path from 'node:path';
import { retiredWords } from './retired-words.mjs';

const root = path.resolve(import.meta.dirname, '..');
const workspaces = ['contract', 'engine', 'server', 'web', 'widget'];

/** Tests, configuration and scripts are never part of a build, so they may import anything on their own side. */
const free = /\.test\.tsx?$|\.config\.ts$|(^|\/)make\.tsx?$|(^|\/)testing\/|^(e2e|bench|scripts)\/|^[^/]+$/;
const testData = /(^|\/)make\.tsx?$|(^|\/)testing\//;
/** Emulates an outside service for development and tests; only its own folder may import it. */
const emulator = /\/emulator\.ts$/;
/** Applies to tests too: browser and server share only the contract, and the server uses the engine only through its public API. */
const sides = [
  { who: /^(web|widget)\//, never: /^(server|engine)\// },
  { who: /^server\//, never: /^(web|widget)\/|^engine\/(?!index\.ts$)/ },
  { who: /^engine\//, never: /^(server|web|widget)\// },
  { who: /^contract\//, never: /^(server|engine|web|widget)\// },
];

const contract = /^contract\//;
/** The engine's public API, and the only server feature that may import it. */
const engine = /^engine\/index\.ts$/;
const engineUsers = /^server\/features\/intelligence\/assistant\//;
/** Parse the text of a message and amounts, for the inbox and the widget. Free of Zod, which would enlarge the widget. */
const plainContract = /^contract\/(marks|money)\.ts$/;
const ports = /^server\/integrations\/[^/]+\.ts$/;
const lib = /^server\/platform\/lib\//;
const tenant = /^server\/platform\/db\/tenant\.ts$/;
/** SQL filters of lists, and the visibility policy of conversations. */
const lists = [/^server\/platform\/db\/filter\.ts$/, /^server\/features\/account\/visibility\/index\.ts$/];
const tables = /^server\/platform\/db\/tables\.ts$/;
const context = /^server\/context\.ts$/;
const publicApis = /^server\/features\/[^/]+\/[^/]+\/(index|events)\.ts$/;
const operatorApis = /^server\/operator\/[^/]+\/(index|events)\.ts$/;
/** The platform without SQL and HTTP, which belong in a feature's store.ts and routes.ts. Services throw problems. */
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

/** The first match wins. `may` lists files and packages, with '$1' for the importer's own folder; `types` lists what `import type` may import. */
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
    types: [tables, context, publicApis, engine],
  },
  { who: /^(server\/features\/[^/]+)\/area\.ts$/, may: ['$1'], types: [/^server\/installation\.ts$/, /^server\/platform\/feature\.ts$/] },
  { who: /^(server\/features\/[^/]+\/[^/]+)\/(?:.*[/-])?routes\.ts$/, may: ['$1', /^server\/platform\/http\//, ...services, publicApis] },
  {
    who: /^(server\/operator\/[^/]+)\/(?:.*[/-])?routes\.ts$/,
    may: ['$1', /^server\/platform\/http\//, ...services, publicApis, operatorApis],
  },
  { who: /^(server\/features\/[^/]+\/[^/]+)\//, may: ['$1', ...services, publicApis], types: [tenant] },
  { who: /^(server\/operator\/[^/]+)\//, may: ['$1', ...services, publicApis, operatorApis], types: [tenant] },
  {
    who: /^(server\/demo)\//,
    may: ['$1', lib, /^server\/features\/[^/]+\/[^/]+\/(index|import)\.ts$/, contract, 'zod', 'node:'],
    types: [context, tenant],
  },
  { who: /^server\/[^/]+\.ts$/, may: [/^server\//, contract, 'any package', 'node:'] },
  { who: /^web\/lib\//, may: [/^web\/lib\//, plainContract, 'any package'] },
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
  { who: /^widget\//, may: [/^widget\//, plainContract, 'preact'], types: [contract] },
];

/** Which other areas an area may import, on each side. No two import each other. The operator, app and root files may import all of them. */
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
    guidance: ['account', 'intelligence'],
  },
  web: {
    account: [],
    automation: [],
    lists: [],
    conversations: ['automation', 'lists', 'commerce', 'intelligence'],
    channels: [],
    commerce: ['lists'],
    intelligence: [],
    insights: ['lists'],
    guidance: ['account', 'channels', 'lists'],
  },
};
const areaOf = (file) => file.match(/^(server|web)\/features\/([^/]+)\//)?.slice(1) ?? [];

/** Whether the area of `importer` may import the area of `target`. Files outside of areas always may. */
function mayImportArea(importer, target) {
  const [side, from] = areaOf(importer);
  const [, to] = areaOf(target);
  if (!from || !to || from === to) return true;
  return areas[side][from]?.includes(to) ?? false;
}

/** The error message when `importer` (a path from the root) may not import `specifier`, else undefined. */
export function importError(importer, specifier, { typeOnly = false, exists = isFile } = {}) {
  const target = resolve(importer, specifier);
  const refused = `${importer} may not import ${target}`;
  if (sides.some(({ who, never }) => who.test(importer) && never.test(target))) return refused;
  if (free.test(importer)) return undefined;
  const row = table.find(({ who }) => who.test(importer));
  if (!row) return workspaces.some((name) => importer.startsWith(`${name}/`)) ? `no row of the table covers ${importer}` : undefined;
  if (isOurs(target) && !exists(target)) return `'${specifier}' does not resolve to a file`;
  if (testData.test(target)) return `${refused}: only tests may`;
  if (emulator.test(target) && path.dirname(target) !== path.dirname(importer)) return `${refused}: only tests may`;
  if (!mayImportArea(importer, target)) return `${refused}: the area ${areaOf(importer)[1]} may not import ${areaOf(target)[1]}`;
  if (engine.test(target) && importer.startsWith('server/') && !engineUsers.test(importer))
    return `${refused}: only the assistant may; use its public API`;
  const own = importer.match(row.who)?.[1];
  const allowed = [...row.may, ...(typeOnly ? (row.types ?? []) : [])].some((entry) => matches(entry, target, own, importer));
  return allowed ? undefined : refused;
}

function matches(entry, target, own, importer) {
  if (entry instanceof RegExp) return entry.test(target);
  if (isOurs(target)) return entry === '$1' && target.startsWith(`${own}/`);
  if (entry === 'any package') return declared(importer.split('/')[0]).includes(packageOf(target));
  return entry === 'node:' ? target.startsWith('node:') : target === entry || packageOf(target) === entry;
}

/** A path from the root for our own files, the specifier itself for packages. */
function resolve(importer, specifier) {
  const name = specifier.replace(/\?.*$/, '');
  const workspace = name.match(/^@parley\/([^/]+)(?:\/(.+))?$/);
  if (workspace) return `${workspace[1]}/${workspace[2] ?? 'index'}.ts`;
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(importer), name) : name;
}
const isOurs = (target) => workspaces.some((name) => target.startsWith(`${name}/`)) || target.startsWith('.');
const isFile = (target) => fs.existsSync(path.join(root, target));
const packageOf = (target) => target.match(/^(@[^/]+\/)?[^/]+/)?.[0];

/** Reads package.json, since a package that only another workspace declares may be missing at any time. */
const dependencies = new Map();
function declared(workspace) {
  if (!dependencies.has(workspace))
    dependencies.set(
      workspace,
      Object.keys(JSON.parse(fs.readFileSync(path.join(root, workspace, 'package.json'), 'utf8')).dependencies ?? {}),
    );
  return dependencies.get(workspace);
}

const importRules = {
  create(context) {
    const importer = path.relative(root, context.filename).split(path.sep).join('/');
    const check = (source, typeOnly) => {
      if (typeof source?.value !== 'string') return;
      const message = importError(importer, source.value, { typeOnly });
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

/** `as unknown as` hides a wrong type. Only the platform may use it, with a reason in a comment. */
const doubleCast = {
  create: (context) => ({
    TSAsExpression(node) {
      const inner = node.expression;
      if (inner.type === 'TSAsExpression' && inner.typeAnnotation.type === 'TSUnknownKeyword') {
        context.report({ node, message: 'a cast through unknown: fix the types instead' });
      }
    },
  }),
};

/** For rules.ts: the caller passes the current time, so that rules stay pure. */
const clock = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name === 'Date' && node.arguments.length === 0)
        context.report({ node, message: 'reads the clock: take the time as a parameter' });
    },
  }),
};

export default {
  meta: { name: 'parley' },
  rules: { imports: importRules, clock, 'double-cast': doubleCast, 'retired-words': retiredWords },
};
