// The preview of the settings screen: the real widget, whose calls are answered here from what the screen says. Nothing reaches a server.
(() => {
  const key = 'preview';
  let options;

  const json = (body, status = 200) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const state = () => ({
    handler: options.session.shop.ai ? 'ai' : 'none',
    teammate: null,
    resolved: false,
    csat: { asked: false, score: null },
    ordered_checkouts: [],
  });
  const stored = ({ client_id, text }) => ({
    id: crypto.randomUUID(),
    conversation_id: options.session.visitor_id,
    seq: 1,
    client_id,
    author: 'customer',
    author_name: null,
    text,
    cards: [],
    attachments: [],
    quoted: null,
    status: 'delivered',
    created_at: new Date().toISOString(),
  });

  window.fetch = async (address, { method = 'GET', body, signal } = {}) => {
    const call = new URL(address, location.href).pathname.split(`/chat/${key}/`)[1];
    if (call === 'look') return json({ look: options.session.shop.look, languages: options.session.shop.languages });
    if (call === 'sessions') return json({ ...options.session, session_token: key, state: state() }, 201);
    if (call === 'stream')
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));
    if (call === 'handoff') {
      const { online, opens_at } = options.session;
      return json({ message: null, state: { ...state(), handler: 'none' }, online, opens_at });
    }
    if (call === 'messages') return method === 'POST' ? json(stored(JSON.parse(body)), 201) : json({ items: [], state: state() });
    return json({});
  };

  // The widget takes the focus when it opens, which here would take it from the form beside.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (...how) {
    if (document.hasFocus()) focus.apply(this, how);
  };

  // What an earlier preview kept would be shown again.
  const forget = () => {
    for (const store of [localStorage, sessionStorage])
      for (const name of Object.keys(store)) if (name.startsWith(`parley:${key}:`)) store.removeItem(name);
  };

  function show() {
    window.Parley?.destroy();
    forget();
    document.documentElement.dataset.scheme = options.scheme;
    document.documentElement.lang = options.locale;
    const script = document.createElement('script');
    script.src = '/widget.js';
    script.dataset.key = key;
    script.addEventListener('load', () => {
      if (options.open) window.Parley?.open();
      script.remove();
    });
    document.head.append(script);
  }

  let soon;
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== location.origin || source !== window.parent || data?.type !== 'parley:preview') return;
    const before = options;
    options = data;
    if (before && JSON.stringify(before) === JSON.stringify(options)) return;
    clearTimeout(soon);
    soon = setTimeout(show, before ? 150 : 0);
  });
  window.parent.postMessage({ type: 'parley:preview-ready' }, location.origin);
})();
