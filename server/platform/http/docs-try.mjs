// Runs in the browser on /api/docs: finds calls, and sends one with the reader's own key. The key stays in this page.
const key = document.querySelector('#key');
const shop = document.querySelector('#shop');
const find = document.querySelector('#find');
const found = document.querySelector('#found');
const articles = [...document.querySelectorAll('article')];

document.querySelector('#tools').hidden = false;
key.addEventListener('input', () => {
  // A key pasted with spaces or a line break around it would be refused.
  key.value = key.value.trim();
});
find.addEventListener('input', show);

function show() {
  const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const article of articles) {
    const text = `${article.dataset.call} ${article.querySelector('.what').textContent}`.toLowerCase();
    article.hidden = !words.every((word) => text.includes(word));
    if (!article.hidden) count += 1;
  }
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('article:not([hidden])');
  found.textContent = words.length === 0 ? '' : count === 1 ? '1 call' : `${count} calls`;
}

let loading;
const operationOf = async (article) => {
  loading ??= fetch('/api/openapi.json').then((response) => response.json());
  const [verb, path] = article.dataset.call.split(' ');
  return (await loading).paths[path][verb.toLowerCase()];
};

for (const article of articles.filter((one) => one.dataset.try !== undefined)) {
  const button = element('button', { type: 'button', textContent: 'Try it' });
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-label', `Try it: ${article.dataset.call}`);
  article.querySelector('.line').append(button);
  let form;
  button.addEventListener('click', async () => {
    form ??= article.appendChild(formOf(article, await operationOf(article)));
    const isOpen = button.getAttribute('aria-expanded') === 'true';
    form.hidden = isOpen;
    button.setAttribute('aria-expanded', String(!isOpen));
    if (!isOpen) form.querySelector('input, textarea, button')?.focus();
  });
}

/** A field for each parameter, the body as JSON, and what came back. */
function formOf(article, operation) {
  const [verb, path] = article.dataset.call.split(' ');
  const form = element('form');
  const inputs = (operation.parameters ?? []).map((parameter) => {
    const input = element('input', { type: 'text', autocomplete: 'off', spellcheck: false });
    if (parameter.name === 'Idempotency-Key') input.value = crypto.randomUUID();
    if (parameter.name === 'merchant') {
      input.value = shop.value.trim();
      shop.addEventListener('input', () => (input.value = shop.value.trim()));
    }
    const label = element('label');
    label.append(element('span', { textContent: parameter.name + (parameter.required ? '' : ' (optional)') }), input);
    form.append(label);
    return { parameter, input };
  });
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const body = schema && element('textarea', { rows: 8, spellcheck: false, value: JSON.stringify(sampleOf(schema), null, 2) });
  if (body) {
    const label = element('label', { className: 'wide' });
    label.append(element('span', { textContent: 'Body' }), body);
    form.append(label);
  }
  const upload = operation.requestBody?.content?.['multipart/form-data']?.schema;
  const file = upload && element('input', { type: 'file', name: Object.keys(upload.properties)[0] });
  if (file) {
    const label = element('label', { className: 'wide' });
    label.append(element('span', { textContent: file.name }), file);
    form.append(label);
  }
  const send = element('button', { type: 'submit', textContent: verb === 'GET' ? 'Send' : 'Send: this changes your shop' });
  const output = element('div', { className: 'wide' });
  output.setAttribute('role', 'status');
  form.append(send, output);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const wrong = problemIn(inputs, body, file);
    if (wrong) return output.replaceChildren(element('p', { className: 'bad', textContent: wrong }));
    send.disabled = true;
    try {
      await run({ verb, path, inputs, body, file, output });
    } finally {
      send.disabled = false;
    }
  });
  return form;
}

function problemIn(inputs, body, file) {
  if (!/^parley_live_[0-9A-Za-z]{36}$/.test(key.value)) return 'Enter your API key at the top of this page. It starts with parley_live_.';
  const missing = inputs.find(({ parameter, input }) => parameter.required && input.value.trim() === '');
  if (missing) return `Enter ${missing.parameter.name}.`;
  if (file && file.files.length === 0) return 'Choose a file.';
  try {
    if (body?.value.trim()) JSON.parse(body.value);
  } catch (error) {
    return `The body isn’t JSON: ${error.message}`;
  }
  return undefined;
}

async function run({ verb, path, inputs, body, file, output }) {
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(valueOf(inputs, name))),
    location.href,
  );
  const headers = { authorization: `Bearer ${key.value}` };
  for (const { parameter, input } of inputs) {
    const value = input.value.trim();
    if (value === '') continue;
    if (parameter.in === 'query') url.searchParams.set(parameter.name, value);
    if (parameter.in === 'header') headers[parameter.name] = value;
  }
  const text = body?.value.trim();
  const sent = file ? new FormData() : text;
  if (file) sent.append(file.name, file.files[0]);
  if (text) headers['content-type'] = 'application/json';
  const started = performance.now();
  output.replaceChildren(element('p', { textContent: 'Waiting for the answer…' }));
  try {
    const response = await fetch(url, { method: verb, headers, credentials: 'omit', ...(sent && { body: sent }) });
    const answer = await response.text();
    const ms = Math.round(performance.now() - started);
    // The next send is another call, not a repetition of this one.
    for (const { parameter, input } of inputs) if (parameter.name === 'Idempotency-Key' && response.ok) input.value = crypto.randomUUID();
    output.replaceChildren(
      element('p', {
        className: response.ok ? 'good' : 'bad',
        textContent: `${response.status} · ${ms} ms · request ${response.headers.get('x-request-id') ?? ''}`,
      }),
      element('pre', { textContent: pretty(answer), tabIndex: 0 }),
      element('p', { textContent: 'The same with curl:' }),
      element('pre', { textContent: curl(verb, url, headers, text, file), tabIndex: 0 }),
    );
  } catch {
    output.replaceChildren(element('p', { className: 'bad', textContent: 'There was no answer. Check your connection and try again.' }));
  }
}

const valueOf = (inputs, name) =>
  inputs.find(({ parameter }) => parameter.in === 'path' && parameter.name === name)?.input.value.trim() ?? '';

/** The key is left out of what people copy into tickets. */
function curl(verb, url, headers, text, file) {
  const quoted = (value) => `'${value.replaceAll("'", String.raw`'\''`)}'`;
  const lines = Object.entries(headers).map(([name, value]) =>
    name === 'authorization' ? '-H "Authorization: Bearer $PARLEY_KEY"' : `-H ${quoted(`${name}: ${value}`)}`,
  );
  return [
    `curl -X ${verb} ${quoted(url.href)}`,
    ...lines,
    ...(text ? [`-d ${quoted(text)}`] : []),
    ...(file ? [`-F ${quoted(`${file.name}=@${file.files[0].name}`)}`] : []),
  ].join(' \\\n  ');
}

const most = 20_000;
function pretty(answer) {
  let text = answer;
  try {
    text = JSON.stringify(JSON.parse(answer), null, 2);
  } catch {
    // Not JSON, such as a CSV file: shown as it is.
  }
  return text.length > most ? `${text.slice(0, most)}\n… ${text.length - most} more characters` : text;
}

/** A body with the required fields, to be filled in. */
function sampleOf(schema) {
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return sampleOf(choices.find((one) => one.type !== 'null') ?? choices[0]);
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
  if (schema.type === 'array') return schema.minItems > 0 && schema.items ? [sampleOf(schema.items)] : [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum > 0 ? schema.minimum : 0;
  return schema.format === 'date-time' ? new Date().toISOString() : '';
}

function element(name, properties = {}) {
  return Object.assign(document.createElement(name), properties);
}
