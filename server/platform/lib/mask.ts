/** Personal data for roles that can't read it: enough to tell two people apart, not enough to contact anyone. */
export const maskEmail = (email: string | null) => email && email.replace(/^(.).*@/, '$1•••@');
export const maskPhone = (phone: string | null) => phone && `${phone.slice(0, 3)} •••• ${phone.slice(-2)}`;
export const maskName = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => `${part.slice(0, 1)}.`)
    .join(' ');
export const maskText = (text: string) => text.replace(/[\w.+-]+@[\w-]+\.[\w.]+/g, '•••@•••').replace(/\+?\d[\d\s().-]{7,}\d/g, '•••');
/** Masks every string inside a value, at any depth, and keeps its shape. */
export const maskDeep = <T>(value: T): T => masked(value) as T;
function masked(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part)]));
}
