import { useSyncExternalStore } from 'react';
import { useAuth } from '../../../data/auth.ts';

/** What the browser allows this site; `unsupported` where it has no notifications for a page. */
export type Permission = NotificationPermission | 'unsupported';
/** What this person said in this browser; null: never asked. */
type Answer = 'on' | 'off' | null;

const keyOf = (userId: string) => `browser-notices:${userId}`;
const listeners = new Set<() => void>();

function readAnswer(userId: string): Answer {
  const kept = localStorage.getItem(keyOf(userId));
  return kept === 'on' || kept === 'off' ? kept : null;
}

/**
 * Whether this person wants notifications of this browser and may have them. Both are needed: the browser's leave is the site's, the wish is
 * the person's. Nothing asks for leave but `turnOn`, which answers what came of it.
 */
export function useConsent() {
  const userId = useAuth((auth) => auth.user?.user_id ?? '');
  const permission = useSyncExternalStore(watch, permissionNow);
  const answer = useSyncExternalStore(watch, () => readAnswer(userId));
  const keep = (next: 'on' | 'off') => {
    localStorage.setItem(keyOf(userId), next);
    for (const changed of listeners) changed();
  };
  return {
    permission,
    isOn: permission === 'granted' && answer === 'on',
    wasAsked: answer !== null,
    turnOn: async (): Promise<NotificationPermission> => {
      const given = await Notification.requestPermission();
      keep(given === 'granted' ? 'on' : 'off');
      return given;
    },
    turnOff: () => keep('off'),
  };
}

/** Leave is given and taken outside of the page; whoever comes back to it may have done so. */
function watch(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('focus', changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('focus', changed);
    window.removeEventListener('storage', changed);
  };
}

const permissionNow = (): Permission => (canNotify() ? Notification.permission : 'unsupported');

let mayConstruct: boolean | undefined;

/** Browsers of phones have the word but leave the deed to service workers: there the constructor throws. Without leave it shows nothing. */
function canNotify(): boolean {
  if (!('Notification' in window) || !window.isSecureContext) return false;
  if (Notification.permission === 'granted') return true;
  try {
    mayConstruct ??= Boolean(new Notification(''));
  } catch {
    mayConstruct = false;
  }
  return mayConstruct;
}
