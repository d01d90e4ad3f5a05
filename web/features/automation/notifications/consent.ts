import { useSyncExternalStore } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { localStore } from '../../../lib/browser.ts';

/** The browser's permission for this site; `unsupported` where pages can't show notifications. */
export type Permission = NotificationPermission | 'unsupported';
/** This person's choice in this browser; null when they were never asked. */
type Answer = 'on' | 'off' | null;

const keyOf = (userId: string) => `browser-notices:${userId}`;
const listeners = new Set<() => void>();

function readAnswer(userId: string): Answer {
  const stored = localStore.getItem(keyOf(userId));
  return stored === 'on' || stored === 'off' ? stored : null;
}

/**
 * Whether this person wants browser notifications and may have them. Both are needed: the browser's permission belongs to the site, the
 * preference to the person. Only `turnOn` asks for permission, and it returns the result.
 */
export function useConsent() {
  const userId = useAuth((auth) => auth.user?.user_id ?? '');
  const permission = useSyncExternalStore(watch, permissionNow);
  const answer = useSyncExternalStore(watch, () => readAnswer(userId));
  const keep = (next: 'on' | 'off') => {
    localStore.setItem(keyOf(userId), next);
    for (const changed of listeners) changed();
  };
  return {
    permission,
    isOn: permission === 'granted' && answer === 'on',
    wasAsked: answer !== null,
    turnOn: async (): Promise<NotificationPermission> => {
      const permission = await Notification.requestPermission();
      keep(permission === 'granted' ? 'on' : 'off');
      return permission;
    },
    turnOff: () => keep('off'),
  };
}

export type Consent = ReturnType<typeof useConsent>;

/** The permission changes outside the page, so it is checked again when the person comes back. */
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

/**
 * Phone browsers define Notification but its constructor throws: only a service worker may show one, which is what pushes do. Shows nothing
 * without permission.
 */
function canNotify(): boolean {
  if (!('Notification' in window) || !window.isSecureContext) return false;
  if (Notification.permission === 'granted' || 'PushManager' in window) return true;
  try {
    mayConstruct ??= Boolean(new Notification(''));
  } catch {
    mayConstruct = false;
  }
  return mayConstruct;
}
