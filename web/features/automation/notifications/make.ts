import { notificationTypes, type NotificationPreferences } from '@parley/contract/notifications';
import { madeUser } from '../../../data/make.ts';
import type { Notification } from './data.ts';

export const merchant = madeUser.merchant_id ?? '';
export const lines = {
  list: `GET /api/notifications/${merchant}`,
  read: `POST /api/notifications/${merchant}/read`,
  preferences: `GET /api/notifications/${merchant}/preferences`,
  save: `PUT /api/notifications/${merchant}/preferences`,
  devices: `GET /api/notifications/${merchant}/push-devices`,
  digest: `GET /api/notifications/${merchant}/digest`,
  saveDigest: `PUT /api/notifications/${merchant}/digest`,
  device: `/api/notifications/${merchant}/push-devices`,
};

/** An unread notification about a conversation; a larger number is newer. */
export function makeNotification(number: number, part: Partial<Notification> = {}): Notification {
  return {
    id: `n-${number}`,
    type: 'handoff_requested',
    conversation_id: `c-${number}`,
    order_id: null,
    text: `Customer ${number} asked for a person`,
    read: false,
    created_at: new Date(Date.now() + number * 1000).toISOString(),
    ...part,
  };
}

/** Every type in every way, without quiet hours. */
export function makePreferences(part: Partial<NotificationPreferences> = {}): NotificationPreferences {
  const types = Object.fromEntries(notificationTypes.map((type) => [type, { in_app: true, email: true, browser: true, push: true }]));
  return { types: types as NotificationPreferences['types'], email_after_minutes: 10, quiet: null, ...part };
}

/** Stubs a browser's notifications: its permission, and what was shown. Returns the cleanup. */
export function stubNotifications(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  class Shown extends EventTarget {
    static permission = permission;
    static permissionRequests = 0;
    static all: Shown[] = [];
    static async requestPermission() {
      Shown.permissionRequests += 1;
      if (Shown.permission === 'default') Shown.permission = answer;
      return Shown.permission;
    }
    readonly text: string;
    readonly tag: string | undefined;
    isClosed = false;
    constructor(text: string, { tag }: NotificationOptions = {}) {
      super();
      this.text = text;
      this.tag = tag;
      if (Shown.permission === 'granted') Shown.all.push(this);
    }
    close() {
      this.isClosed = true;
      this.dispatchEvent(new Event('close'));
    }
  }
  Object.defineProperty(window, 'Notification', { value: Shown, configurable: true, writable: true });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  return Shown;
}

/** Stubs a browser that receives pushes; `refuses` is what it answers to subscribing. Returns its subscription, and the cleanup. */
export function stubPush({ refuses = false, key = 'AQID' }: { refuses?: boolean; key?: string } = {}) {
  const browser = { subscribed: undefined as string | undefined, made: 0, registered: [] as string[] };
  const subscription = () => ({
    options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint: `https://push.example/${browser.made}`, keys: { p256dh: 'cDI1NmRo', auth: 'YXV0aA' } }),
    unsubscribe: async () => {
      browser.subscribed = undefined;
      return true;
    },
  });
  const registration = {
    pushManager: {
      getSubscription: async () => (browser.subscribed === undefined ? null : subscription()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (refuses) throw new DOMException('Registration failed', 'AbortError');
        browser.subscribed = applicationServerKey;
        browser.made += 1;
        return subscription();
      },
    },
    getNotifications: async () => [],
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    register: async (url: string) => (browser.registered.push(url), registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  const cleanUp = () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
  };
  return { browser, key, cleanUp, worker: serviceWorker };
}
