import { consentChannels } from '@parley/contract/customers';
import type { WriteCtx } from '../../../context.ts';
import * as store from './customer-store.ts';
import type { differenceAt } from './outcome.ts';
import { type Base, printOf, type Prints } from './ownership.ts';

/** Undefined fields stay unchanged. `tags` are names. */
export type ExtrasIn = {
  tags?: string[] | undefined;
  note?: string | undefined;
  consent?: Partial<Record<(typeof consentChannels)[number], 'granted' | 'refused'>> | undefined;
};
/** What an import writes of a customer outside of their own row. */
export type Beside = { tags?: string[]; note?: string };
type Conflict = Parameters<ReturnType<typeof differenceAt>>[0];
type Extras = { consent: store.Consent; beside: Beside; prints: Prints; conflicts: Conflict[]; isChanged: boolean };
type Known = store.KnownCustomer | undefined;

/** Consent, tags and a note: they come in with a new customer, and later only where nothing was changed here. */
export function besideOf(ctx: WriteCtx, given: ExtrasIn, before: Known, base: Base | undefined): Extras {
  const consent = consentAfter(given, before, base, ctx.now());
  const tags = tagsAfter(given, before, base);
  const note = noteAfter(given, before, base);
  return {
    consent: consent.consent,
    beside: { ...(tags.tags && { tags: tags.tags }), ...(note.note !== undefined && { note: note.note }) },
    prints: { ...consent.prints, ...tags.prints, ...note.prints },
    conflicts: [...consent.conflicts, ...tags.conflicts],
    isChanged: consent.isChanged || tags.tags !== undefined || note.note !== undefined,
  };
}

/**
 * A channel's consent follows the file as long as only files have said anything. Consent that was given or withdrawn here stays: a file
 * never grants again what somebody withdrew.
 */
function consentAfter({ consent: said = {} }: ExtrasIn, before: Known, base: Base | undefined, now: Date) {
  const consent: store.Consent = { ...before?.consent };
  const prints: Prints = {};
  const conflicts: Conflict[] = [];
  let isChanged = false;
  for (const channel of consentChannels) {
    const theirs = said[channel];
    if (theirs === undefined) continue;
    const [path, ours] = [`consent.${channel}`, consent[channel]];
    const isUnknown = ours === undefined || ours.state === 'unknown';
    const isFiles = ours?.source === importSource && base?.fields[path] === printOf(ours.state);
    if (!isUnknown && ours.state !== theirs && !isFiles) {
      const value = `${channel}: ${theirs}`;
      conflicts.push({ field: 'consent', path, ours: `${channel}: ${ours.state}`, theirs: value, value });
      continue;
    }
    prints[path] = printOf(theirs);
    if (ours?.state === theirs) continue;
    consent[channel] = { state: theirs, source: importSource, at: now.toISOString() };
    isChanged = true;
  }
  return { consent, prints, conflicts, isChanged };
}
const importSource = 'import';

function tagsAfter({ tags }: ExtrasIn, before: Known, base: Base | undefined): { tags?: string[]; prints: Prints; conflicts: Conflict[] } {
  if (tags === undefined) return { prints: {}, conflicts: [] };
  const theirs = [...new Set(tags)].toSorted();
  const ours = before?.tags.toSorted() ?? [];
  const prints = { tags: printOf(theirs) };
  if (printOf(ours) === printOf(theirs)) return { prints, conflicts: [] };
  const isUntouched = base?.fields['tags'] === undefined ? ours.length === 0 : base.fields['tags'] === printOf(ours);
  if (isUntouched) return { tags: theirs, prints, conflicts: [] };
  return { prints: {}, conflicts: [{ field: 'tags', path: 'tags', ours, theirs, value: theirs }] };
}

/** Adds a note that no import has brought before; one that was deleted here doesn't come back. */
function noteAfter({ note }: ExtrasIn, before: Known, base: Base | undefined): { note?: string; prints: Prints } {
  if (!note) return { prints: {} };
  const prints = { note: printOf(note) };
  const isKnown = base?.fields['note'] === prints.note || before?.notes.some((text) => text === note);
  return isKnown ? { prints } : { note, prints };
}

export async function saveBeside(ctx: WriteCtx, all: readonly (Beside & { id: string })[]) {
  const { merchant } = ctx.actor;
  const tagged = all.flatMap(({ id, tags }) => (tags ? [{ id, tags }] : []));
  const isNew = await store.setTags(ctx.db, merchant, tagged, () => ctx.newId(), ctx.now());
  if (isNew) ctx.signal({ type: 'changed', topic: 'tags', id: null, version: null });
  const notes = all.flatMap(({ id, note }) => (note === undefined ? [] : { id: ctx.newId(), customer_id: id, text: note }));
  await store.addNotes(ctx.db, merchant, notes, ctx.now());
}
