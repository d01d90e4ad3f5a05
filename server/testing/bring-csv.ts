import type { ImportKind, ImportRun } from '@parley/contract/import-runs';
import { getImport, startImport } from '@parley/contract/import-runs';
import { type Person, type TestApp, until } from './app.ts';

/** Uploads text as a file, like a browser. */
export async function uploadCsv(
  app: TestApp,
  person: Person,
  text: string | Buffer,
  { kind, name = 'list.csv' }: { kind?: ImportKind; name?: string } = {},
) {
  const form = new FormData();
  if (kind) form.set('kind', kind);
  form.set('file', new Blob([typeof text === 'string' ? text : new Uint8Array(text)]), name);
  const response = await fetch(`${app.url}/api/imports/${person.merchant}/runs${kind ? `?kind=${kind}` : ''}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as ImportRun & { code?: string } };
}

const over = ['checked', 'done', 'failed', 'cancelled'];
/** Starts a run and waits for its end. */
export async function runImport(app: TestApp, { merchant, token }: Person, id: string, dry = false, within = 60_000): Promise<ImportRun> {
  const begun = await app.send(startImport, { merchant, id, dry }, { token });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  return until(async () => {
    const { body } = await app.send(getImport, { merchant, id }, { token });
    return over.includes(body.state) && body;
  }, within);
}

/** Imports an entire file. */
export async function bringCsv(app: TestApp, person: Person, text: string | Buffer, kind?: ImportKind): Promise<ImportRun> {
  const { body } = await uploadCsv(app, person, text, { kind });
  return runImport(app, person, body.id);
}
