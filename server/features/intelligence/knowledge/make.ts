import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KnowledgeSource } from '@parley/contract/knowledge';
import { deflateRawSync } from 'node:zlib';
import type { Person, TestApp } from '../../../testing/app.ts';

export type Answer = { status?: number; type?: string; headers?: Record<string, string>; body?: string | Buffer; wait?: number };
type Page = string | Answer | ((request: IncomingMessage, response: ServerResponse) => Answer | string | undefined);
export type Site = Awaited<ReturnType<typeof openSite>>;

/** A small local site. Pages by path; unknown ones return 404. `asked` lists the requests in order. */
export async function openSite(pages: Record<string, Page>) {
  const asked: string[] = [];
  let busy = 0;
  let mostAtOnce = 0;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    mostAtOnce = Math.max(mostAtOnce, ++busy);
    response.on('close', () => (busy -= 1));
    const page = pages[request.url ?? ''];
    const given = typeof page === 'function' ? page(request, response) : (page ?? { status: 404, body: 'nothing' });
    if (given === undefined) return;
    const {
      status = 200,
      type = 'text/html; charset=utf-8',
      headers = {},
      body = '',
      wait = 0,
    } = typeof given === 'string' ? { body: given } : given;
    setTimeout(() => response.writeHead(status, { 'content-type': type, ...headers }).end(body), wait);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    pages,
    asked,
    port,
    mostAtOnce: () => mostAtOnce,
    at: (path: string) => `http://127.0.0.1:${port}${path}`,
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

/** A typical shop page: navigation around a text. */
export const page = (
  title: string,
  text: string,
  { links = [] as string[], head = '' } = {},
) => `<!doctype html><html lang="en"><head><title>${title} | Shop</title>${head}
<script>document.write('never run')</script><style>.x{}</style></head><body><header><a href="/">Home of the shop</a></header><nav>${links.map((link) => `<a href="${link}">${link}</a>`).join(' ')}</nav>
<main><h1>${title}</h1><p>${text}</p></main><footer>Imprint and cookies</footer></body></html>`;

export async function uploadKnowledge(app: TestApp, { merchant, token }: Person, bytes: Buffer | string, name: string, language?: string) {
  const form = new FormData();
  form.set('file', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
  const response = await fetch(`${app.url}/api/merchants/${merchant}/knowledge/files${language ? `?language=${language}` : ''}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as KnowledgeSource & { code?: string; detail?: string } };
}

/** A minimal PDF with one line per page. */
export function makePdf(pages: readonly (readonly string[])[], about = ''): Buffer {
  const objects: string[] = [];
  const add = (content: string) => objects.push(content);
  const kids = pages.map((_, place) => `${4 + place * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const lines of pages) {
    const shown = lines.map((line, place) => `1 0 0 1 72 ${720 - place * 14} Tm (${line.replace(/[()\\]/g, '\\$&')}) Tj`).join('\n');
    const content = `BT /F1 12 Tf\n${shown}\nET`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length + 2} 0 R >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  let text = '%PDF-1.4\n';
  const places = objects.map((object, place) => {
    const at = text.length;
    text += `${place + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${objects.length + 1} /Root 1 0 R ${about} >>\nstartxref\n${text.length}\n%%EOF`,
    'latin1',
  );
}

/** A ZIP of these files, with true or forged unpacked sizes. */
export function makeZip(files: Record<string, string | Buffer>, claimed?: number): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(claimed ?? bytes.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, rest, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const names = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(names.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, names, end]);
}
function crc(bytes: Buffer) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
/** A Word document: a heading, then paragraphs. */
export function makeDocx(heading: string, paragraphs: readonly string[]): Buffer {
  const line = (text: string, style = '') =>
    `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${line(heading, 'Heading1')}${paragraphs.map((text) => line(text)).join('')}</w:body></w:document>`;
  return makeZip({ '[Content_Types].xml': types, '_rels/.rels': relations, 'word/document.xml': document });
}
