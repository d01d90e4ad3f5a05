import { useEffect, useEffectEvent } from 'react';

type HotkeyOptions = {
  /** Listens only while true. */
  when?: boolean;
  /** Also while the user types in a field, and over an open dialog or menu: for Ctrl K and the like. */
  everywhere?: boolean;
  /** Receives keys before handlers without it: for what is in front of the rest, such as a selection. */
  first?: boolean;
  /** A key held down triggers repeatedly: for moving, not for actions. */
  repeats?: boolean;
  /** A letter that changes nothing, such as moving to a row or opening an empty form: it needs no `keyArea`. */
  harmless?: boolean;
};

/** For a list or a thread, whose letters are commands: they act only while it has the focus. A click on its background focuses it. */
export const keyArea = { 'data-keys': '', tabIndex: -1 } as const;
const AREA = '[data-keys]';

/** A handler returns this when the key is not for it after all: then other handlers and the browser get it. */
export const passOn = Symbol('passOn');

const SEARCH = '[role=searchbox], [type=search], [role=combobox]';
const TYPING =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]), textarea, select, [contenteditable]:not([contenteditable=false])';
/** Menus, listboxes, and every popover. */
const POPUP = '[role=menu], [role=listbox], [data-radix-popper-content-wrapper]';

export const isApple = (): boolean => /Mac|iPhone|iPad/.test(typeof navigator === 'undefined' ? '' : navigator.userAgent);

/**
 * Calls `handler` when `keys` are pressed: 'e', '?', 'mod+k', 'shift+Enter', 'ArrowDown' (`mod` is Cmd on Apple machines, Ctrl elsewhere;
 * with `everywhere` either, since a keyboard for one system is often used with another).
 * Never while the user types, nor below an open dialog or menu, unless `everywhere`. A letter needs the focus in a `keyArea`, and is ignored
 * right after a search key. Prevents the browser's default action.
 */
export function useHotkey(keys: string, handler: (event: KeyboardEvent) => unknown, options: HotkeyOptions = {}): void {
  const { when = true, everywhere = false, first = false, repeats = false, harmless = false } = options;
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !matchesHotkey(event, keys, { eitherMod: everywhere })) return;
    if (!everywhere && isTakenElsewhere(event)) return;
    if (!harmless && isLetter(keys) && !isKeyAreaFocused()) return;
    if (event.repeat && !repeats) return event.preventDefault();
    if (handler(event) !== passOn) event.preventDefault();
  });
  useEffect(() => {
    if (!when) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listen, first);
    return () => document.removeEventListener('keydown', listen, first);
  }, [when, first]);
}

/** A field or an open menu reads the keys itself; a modal dialog blocks the page below it. */
function isTakenElsewhere({ target }: KeyboardEvent): boolean {
  const insidePopup = target instanceof Element && target.closest(POPUP) !== null;
  return insidePopup || isTyping(target) || document.querySelector('[data-modal]') !== null;
}

const isLetter = (keys: string): boolean => /^(shift\+)?[a-z]$/.test(keys);

/** The last focused element and its area: when the element is removed, the browser forgets where the focus was. */
let last: { element: Element; area: Element | null } | null = null;
export function isKeyAreaFocused(): boolean {
  const at = document.activeElement;
  if (at !== null && at !== document.body) return at.closest(AREA) !== null;
  return last !== null && !last.element.isConnected && last.area?.isConnected === true;
}

/** A menu is rendered outside the area it was opened from, but belongs to it. */
const areaOf = (element: Element) => (element.closest(POPUP) ? (last?.area ?? null) : element.closest(AREA));

/** Moves the focus from a field to its list or thread, whose letters are commands again. */
export function leaveField(field: HTMLElement | null): void {
  const area = field?.closest<HTMLElement>(AREA);
  if (area) area.focus({ preventScroll: true });
  else field?.blur();
}

/** How long a pause ends what somebody types after a search key, in milliseconds. */
const searchPause = 1_000;
let searchedAt = -Infinity;

/**
 * Somebody who presses a search key goes on typing, wherever the focus is. Until they pause, press another kind of key or click, letters
 * outside a field are dropped instead of acting as commands.
 */
function dropSearchText(event: KeyboardEvent): void {
  const field = event.target instanceof Element ? event.target.closest(TYPING) : null;
  const isSearchKey = matchesHotkey(event, '/') || matchesHotkey(event, 'mod+k');
  const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (field && !field.matches(SEARCH)) return;
  if (isSearchKey) searchedAt = event.timeStamp;
  else if (!isText) searchedAt = event.key === 'Shift' ? searchedAt : -Infinity;
  else if (field) searchedAt = event.timeStamp;
  else if (event.timeStamp - searchedAt < searchPause && !isTakenElsewhere(event)) {
    searchedAt = event.timeStamp;
    event.preventDefault();
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', dropSearchText, true);
  window.addEventListener('pointerdown', () => (searchedAt = -Infinity), true);
  window.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = { element: target, area: areaOf(target) };
  });
}

/** Whether keys pressed in this element are text input. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Whether a keyboard event is this hotkey. */
export function matchesHotkey(event: KeyboardEvent, keys: string, { eitherMod = false } = {}): boolean {
  const expected = parse(keys);
  const [own, other] = isApple() ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  const mod = own || (eitherMod && other);
  if (mod !== expected.mod || (own && other) || (!eitherMod && other) || event.altKey !== expected.alt) return false;
  // A character such as "?" needs Shift on some keyboards only, so Shift counts only for letters and named keys.
  const shiftCounts = expected.key.length > 1 || /[a-z]/.test(expected.key);
  if (shiftCounts && event.shiftKey !== expected.shift) return false;
  return pressedKey(event) === expected.key;
}

/** On a keyboard without Latin letters the key is recognized by its position. */
function pressedKey(event: KeyboardEvent): string {
  const key = event.key.toLowerCase();
  const byPlace = /^Key([A-Z])$/.exec(event.code)?.[1];
  return byPlace && !/^[\x20-\x7e]+$/.test(key) ? byPlace.toLowerCase() : key;
}

function parse(keys: string) {
  const parts = keys.toLowerCase().split(/(?<=.)\+/);
  const key = parts.pop() ?? '';
  return { key, mod: parts.includes('mod'), shift: parts.includes('shift'), alt: parts.includes('alt') };
}

const SIGNS: Record<string, string> = {
  enter: '↵',
  escape: 'Esc',
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  ' ': 'Space',
};

/** A hotkey as shown beside an action: 'mod+k' → "Ctrl K" or "⌘K", 'e' → "E". */
export function showHotkey(keys: string): string {
  const { key, mod, shift, alt } = parse(keys);
  const sign = SIGNS[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
  const apple = isApple();
  const before = [mod && (apple ? '⌘' : 'Ctrl'), alt && (apple ? '⌥' : 'Alt'), shift && (apple ? '⇧' : 'Shift')];
  return [...before.filter(Boolean), sign].join(apple ? '' : ' ');
}

/** The same for assistive technology (`aria-keyshortcuts`): 'mod+k' → "Control+K". */
export function ariaHotkey(keys: string): string {
  const { key, mod, shift, alt } = parse(keys);
  const before = [mod && (isApple() ? 'Meta' : 'Control'), alt && 'Alt', shift && 'Shift'];
  return [...before.filter(Boolean), key.charAt(0).toUpperCase() + key.slice(1)].join('+');
}
