import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { Person, TestApp } from '../../../testing/app.ts';

type Item = { str: string; hasEOL: boolean; transform: number[]; width: number };
type Got = Awaited<ReturnType<typeof getDocument>>;

/** Asks for a document of a shop's orders as this person. */
export async function getDocument(app: TestApp, { merchant, token }: Pick<Person, 'merchant' | 'token'>, path: string) {
  const response = await fetch(`${app.url}/api/orders/${merchant}/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition'),
    response,
  };
}

/** A document as a reader finds it: the text of each page, and where it stands. */
export async function readDocument({ status, type, name, response }: Got) {
  expect([status, type]).toEqual([200, 'application/pdf']);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()), { verbosity: 0 });
  const pages = [];
  for (let place = 1; place <= pdf.numPages; place++) {
    const page = await pdf.getPage(place);
    const items = (await page.getTextContent()).items.filter((item): item is typeof item & Item => 'str' in item);
    const [, , width = 0, height = 0] = page.view;
    const lines = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('');
    pages.push({ text: lines.replace(/\s+/g, ' '), items, width, height, pictures: (await page.getOperatorList()).fnArray });
  }
  const { info }: { info: { Title?: unknown } } = await pdf.getMetadata();
  return { pages, text: pages.map((page) => page.text).join(' '), name, info };
}
