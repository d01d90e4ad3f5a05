/** What a provider says about a person; absent: it says nothing about that. */
export type Change = { userName?: string; externalId?: string | null; active?: boolean };
/** As SCIM names what is wrong (RFC 7644, section 3.12). */
export type Mistake = { scimType: 'invalidFilter' | 'invalidSyntax' | 'invalidValue'; detail: string };
type Read<T> = { is: 'read'; value: T } | ({ is: 'mistake' } & Mistake);

const mistake = (scimType: Mistake['scimType'], detail: string) => ({ is: 'mistake', scimType, detail }) as const;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const longest = 320;

export type Filter = { by: 'userName' | 'externalId' | 'id'; value: string };
/** The filters that providers look people up by. */
export function readFilter(text: string): Read<Filter> {
  const [, attribute = '', quoted = ''] = /^\s*(\w+)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(text) ?? [];
  const by = (['userName', 'externalId', 'id'] as const).find((one) => one.toLowerCase() === attribute.toLowerCase());
  if (!by) return mistake('invalidFilter', 'Only userName eq "…", externalId eq "…" and id eq "…" are supported.');
  return { is: 'read', value: { by, value: JSON.parse(quoted.replace(/\\(?!["\\/bfnrtu])/g, '\\\\')) as string } };
}

const core = /^urn:ietf:params:scim:schemas:core:2\.0:user:/i;
const readText = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value.trim() : undefined;
/** Some providers write it as text. */
function readActive(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** One attribute by its name; others are accepted and change nothing, because the account belongs to the person. */
function readAttribute(path: string, value: unknown): Read<Change> {
  const name = path.replace(core, '').toLowerCase();
  if (name === 'active') {
    const active = readActive(value);
    return active === undefined ? mistake('invalidValue', 'active must be true or false.') : { is: 'read', value: { active } };
  }
  if (name === 'username') {
    const userName = readText(value);
    return userName === undefined ? mistake('invalidValue', 'userName must be text.') : { is: 'read', value: { userName } };
  }
  if (name === 'externalid') {
    const externalId = value === null ? null : readText(value);
    return externalId === undefined ? mistake('invalidValue', 'externalId must be text.') : { is: 'read', value: { externalId } };
  }
  return { is: 'read', value: {} };
}

/** All attributes of an object, as PUT and a PATCH without a path have them. */
export function readAttributes(value: unknown): Read<Change> {
  if (!isObject(value)) return mistake('invalidSyntax', 'Send a JSON object.');
  const change: Change = {};
  for (const [name, one] of Object.entries(value)) {
    const read = readAttribute(name, one);
    if (read.is === 'mistake') return read;
    Object.assign(change, read.value);
  }
  return { is: 'read', value: change };
}

/** The operations of a PATCH, one after the other: Okta sends them without a path, Entra ID with one and with capitals. */
export function readPatch(body: unknown): Read<Change> {
  const operations = isObject(body) ? (body['Operations'] ?? body['operations']) : undefined;
  if (!Array.isArray(operations) || operations.length === 0)
    return mistake('invalidSyntax', 'Operations must list at least one operation.');
  const change: Change = {};
  for (const operation of operations as unknown[]) {
    if (!isObject(operation)) return mistake('invalidSyntax', 'Each operation must be an object.');
    const read = readOperation(operation);
    if (read.is === 'mistake') return read;
    Object.assign(change, read.value);
  }
  return { is: 'read', value: change };
}

function readOperation({ op, path, value }: Record<string, unknown>): Read<Change> {
  const kind = typeof op === 'string' ? op.toLowerCase() : '';
  if (path !== undefined && typeof path !== 'string') return mistake('invalidSyntax', 'path must be text.');
  if (kind === 'remove') return { is: 'read', value: path?.replace(core, '').toLowerCase() === 'externalid' ? { externalId: null } : {} };
  if (kind !== 'add' && kind !== 'replace') return mistake('invalidSyntax', 'op must be add, replace or remove.');
  return path === undefined ? readAttributes(value) : readAttribute(path, value);
}

export type NewPerson = { userName: string; email: string | null; name: string | null; externalId: string | null; active: boolean };
/** Somebody to add. The address is the user name, or the primary email. */
export function readPerson(body: unknown): Read<NewPerson> {
  const read = readAttributes(body);
  if (read.is === 'mistake') return read;
  const { userName, externalId = null, active = true } = read.value;
  if (!isObject(body) || userName === undefined) return mistake('invalidValue', 'userName is required.');
  return { is: 'read', value: { userName, externalId, active, email: emailIn(body, userName), name: nameIn(body) } };
}

function emailIn({ emails }: Record<string, unknown>, userName: string): string | null {
  const all = (Array.isArray(emails) ? (emails as unknown[]) : []).filter(isObject);
  const found = (all.find(({ primary }) => primary === true || primary === 'true' || primary === 'True') ?? all[0])?.['value'];
  return userName.includes('@') ? userName : (readText(found) ?? null);
}
function nameIn({ displayName, name }: Record<string, unknown>): string | null {
  const { formatted, givenName, familyName } = isObject(name) ? name : {};
  const parts = [readText(givenName), readText(familyName)].filter((part) => part !== undefined).join(' ');
  return readText(displayName) ?? readText(formatted) ?? readText(parts) ?? null;
}
