import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import { pollOptions } from '../browser.ts';

type Key = { type: 'keyDown' | 'keyUp'; value: string };
type Pointer = { type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: number };
/** Input as WebDriver and WebDriver BiDi both take it. */
export type Input =
  | { type: 'key'; id: string; actions: Key[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: Pointer[] };

/** One tab of a browser with a profile of its own. */
export type Tab = {
  goto: (url: string) => Promise<void>;
  /** Calls a function, given as source, in the page, and resolves to its result. Arguments and result are JSON. */
  run: (source: string, args: unknown[]) => Promise<unknown>;
  act: (input: Input[]) => Promise<void>;
  close: () => Promise<void>;
};

/** A running browser. Each tab knows nothing of the others. */
export type Engine = { open: () => Promise<Tab>; close: () => Promise<void> };

/** An element: a CSS selector, or a role with its accessible name; within another one where it is ambiguous. */
export type Target = ({ role: string; name?: string | RegExp } | { css: string }) & { text?: string; in?: Target };

const keys: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
};

/** Finds roles and accessible names in the page. */
const library = fs.readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** What a person does in a tab. Everything waits until it is possible. */
export function makePage(tab: Tab) {
  const run = <Args extends unknown[], R>(work: (...args: Args) => R, ...args: Args) => tab.run(String(work), args) as Promise<R>;
  async function ask(target: Target, question: Question) {
    if (!(await run(() => 'TestingLibraryDom' in globalThis))) await tab.run(`function () { ${library} }`, []);
    return run(answer, describe(target), question);
  }
  const poll = (target: Target, question: Question) =>
    expect.poll(() => ask(target, question), { ...pollOptions, message: nameOf(target) });
  /** Clicks once the element is in view, still, and covered by nothing. */
  async function click(target: Target) {
    let point: unknown = null;
    const look = async () => (point = await ask(target, 'point'));
    await expect.poll(look, { ...pollOptions, message: `${nameOf(target)}, to be clicked` }).not.toBe(null);
    const [x, y] = point as [number, number];
    const actions: Pointer[] = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await tab.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }
  /** Presses keys one after the other; `Control+k` holds the first. */
  async function press(...combinations: string[]) {
    for (const combination of combinations) {
      const held = combination.split('+').map((key) => keys[key] ?? key);
      const down = held.map((value): Key => ({ type: 'keyDown', value }));
      const up = held.toReversed().map((value): Key => ({ type: 'keyUp', value }));
      await tab.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
    }
  }
  const type = (text: string) =>
    tab.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value): Key[] => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  return {
    async open(url: string) {
      await tab.goto(url);
      await run(collectErrors);
    },
    click,
    type,
    press,
    /** Replaces a field's text by typing. */
    async fill(target: Target, text: string) {
      await click(target);
      await poll(target, 'select').toBe(true);
      await type(text);
    },
    appears: (target: Target) => poll(target, 'count').toBeGreaterThan(0),
    disappears: (target: Target) => poll(target, 'count').toBe(0),
    isFocused: (target: Target) => poll(target, 'focus').toBe(true),
    value: (target: Target) => poll(target, 'value'),
    path: () => expect.poll(() => run(() => location.pathname), pollOptions),
    run,
    /** Errors of the page since it was opened. */
    errors: () => run(() => globalThis.journeyErrors),
    close: () => tab.close(),
  };
}
export type Page = ReturnType<typeof makePage>;

declare global {
  // What the functions that run in a page leave there.
  var TestingLibraryDom: typeof import('@testing-library/dom');
  var journeyErrors: string[];
  var journeyPoint: { element: Element; x: number; y: number } | undefined;
}

type Question = 'count' | 'point' | 'focus' | 'select' | 'value';

/** A target as JSON. */
type Described = { role?: string; css?: string; text?: string; name?: string | { source: string; flags: string }; in?: Described };

function describe({ in: within, ...target }: Target): Described {
  const { name, ...rest } = { name: undefined, ...target };
  return {
    ...rest,
    ...(name !== undefined && { name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name }),
    ...(within && { in: describe(within) }),
  };
}
const nameOf = (target: Target): string =>
  ('css' in target ? target.css : `${target.role} ${String(target.name ?? '')}`) + (target.text ? ` with “${target.text}”` : '');

/** Runs in the page. */
function collectErrors() {
  const errors: string[] = [];
  globalThis.journeyErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => errors.push(`${violatedDirective} ${blockedURI}`));
}

/** Runs in the page; looks into the website chat's shadow root as well. */
function answer(target: Described, question: Question): string | number | boolean | [x: number, y: number] | null {
  const find = (wanted: Described): HTMLElement[] => {
    const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const places = wanted.in ? find(wanted.in) : [document.body, ...shadows];
    const name = typeof wanted.name === 'object' ? new RegExp(wanted.name.source, wanted.name.flags) : wanted.name;
    const among = (place: HTMLElement | ShadowRoot) =>
      wanted.css
        ? [...place.querySelectorAll<HTMLElement>(wanted.css)]
        : globalThis.TestingLibraryDom.queryAllByRole(place as HTMLElement, wanted.role ?? '', name === undefined ? {} : { name });
    return places.flatMap(among).filter((element) => (element.textContent ?? '').includes(wanted.text ?? '') && element.checkVisibility());
  };
  const found = find(target);
  const [element] = found;
  if (question === 'count') return found.length;
  if (!element) return null;
  const field = element as HTMLInputElement;
  if (question === 'value') return field.value;
  if (question === 'select') {
    field.select();
    return true;
  }
  if (question === 'focus') {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return element.contains(focused);
  }
  // Where to click: nowhere as long as it moves, or something covers it.
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const before = globalThis.journeyPoint;
  globalThis.journeyPoint = { element, x, y };
  if (before?.element !== element || before.x !== x || before.y !== y) return null;
  let hit = document.elementFromPoint(x, y);
  let inner = hit?.shadowRoot?.elementFromPoint(x, y);
  while (inner && inner !== hit) {
    hit = inner;
    inner = hit.shadowRoot?.elementFromPoint(x, y);
  }
  return element.contains(hit) && !field.disabled ? [x, y] : null;
}
