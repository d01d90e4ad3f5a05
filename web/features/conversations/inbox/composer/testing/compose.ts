import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Conversation } from '@parley/contract/conversations';
import type { Attachment } from '@parley/contract/files';
import type { Message } from '@parley/contract/messages';
import { expect } from 'vitest';
import { madeUser } from '../../../../../data/make.ts';
import { makeConversation } from '../../make.ts';
import { openInbox } from '../../testing/make.ts';

/** A conversation that this teammate may answer. */
export const mine = (part: Partial<Conversation> = {}): Conversation =>
  makeConversation(1, { handler: 'human', actions: ['reply', 'note', 'return_to_ai', 'resolve'], ...part });

export const path = `conversations/${mine().id}`;
const merchant = madeUser.merchant_id ?? '';
export const atFiles = `POST /api/files/${merchant}`;
export const atTeam = `GET /api/merchants/${merchant}/team`;
export const atSearch = `GET /api/search/${merchant}`;

type Opening = { conversation?: Conversation; messages?: Message[]; answers?: Record<string, unknown> };

/** A conversation opened in the inbox, and the messages sent in it. */
export async function openComposer({ conversation = mine(), messages = [], answers = {} }: Opening = {}) {
  const inbox = await openInbox({ conversations: [conversation], messages, at: `?conversation=${conversation.id}`, answers });
  await screen.findByRole('region', { name: /^Messages with/ });
  const posts = () => inbox.sent(`POST ${path}/messages`);
  const bodies = () => posts().map(({ body }) => body as Record<string, unknown>);
  return { ...inbox, posts, bodies };
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^(Reply|Private note)$/ });
/** Sets the text as if typed, with the caret at its end. */
export const type = (text: string) => fireEvent.change(field(), { target: { value: text, selectionStart: text.length } });
export const press = (key: string, part = {}) => fireEvent.keyDown(field(), { key, ...part });
export const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Opens a menu and clicks an item as soon as it is enabled. */
export async function choose(opener: string, item: string | RegExp) {
  click(opener);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: item }).getAttribute('aria-disabled')).toBe(null));
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
}

export const makeAttachment = (part: Partial<Attachment> = {}): Attachment => ({
  id: '0195b4f2-7c1e-7000-8000-f00000000001',
  name: 'label.pdf',
  type: 'application/pdf',
  kind: 'document',
  size: 1000,
  width: null,
  height: null,
  url: '/files/label.pdf',
  thumb_url: null,
  ...part,
});

export const pdf = (name = 'label.pdf') => new File(['words'], name, { type: 'application/pdf' });

/** Chooses files with the paperclip. */
export function attachFiles(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files } });
}
