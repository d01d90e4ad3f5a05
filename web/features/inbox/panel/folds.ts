import { useState } from 'react';
import { keepIn } from '../composer/kept.ts';
import { useMe } from '../me.ts';

export const sections = ['identities', 'tags', 'orders', 'cart', 'ai', 'notes', 'csat', 'past'] as const;
export type SectionName = (typeof sections)[number];
type Open = Partial<Record<SectionName, boolean>>;

/** What is open for whoever never folded anything: the ways a customer is known are looked up, not read. */
const usual: Open = { identities: false };
const kept = keepIn(() => localStorage);
const keyOf = (userId: string) => `inbox-panel:${userId}`;

/** What cannot be read was never folded. */
function read(userId: string): Open {
  try {
    const value: unknown = JSON.parse(kept.getItem(keyOf(userId)) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Which sections of the panel this person keeps open, in every conversation and the next time. */
export function useFolds() {
  const { id } = useMe();
  const [own, setOwn] = useState(() => read(id));
  const isOpen = (name: SectionName) => own[name] ?? usual[name] ?? true;
  const toggle = (name: SectionName) => {
    const next = { ...own, [name]: !isOpen(name) };
    kept.setItem(keyOf(id), JSON.stringify(next));
    setOwn(next);
  };
  return { isOpen, toggle };
}
export type Folds = ReturnType<typeof useFolds>;
