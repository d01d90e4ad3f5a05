// The emulator's payment page, in place of Stripe's own. For tests and the demo only.
const frame = (
  title: string,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;padding:.5rem;width:100%;box-sizing:border-box;margin:.25rem 0}.wrong{color:#b00020}small{color:#555}</style></head>
<body><h1>${title}</h1>${body}</body></html>`;
const safe = (value: string) => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Shown = { amount: string; cancelUrl: string; wrong?: string | null; withCode?: boolean };
/** The form for a card number. */
export const cardPage = ({ amount, cancelUrl, wrong, withCode = false }: Shown) =>
  frame(
    `Pay ${safe(amount)}`,
    `<p><small>Emulator: no money moves. 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 needs 3-D Secure, 4000 0000 0000 0259 is disputed.</small></p>
${wrong ? `<p class="wrong" role="alert">${safe(wrong)}</p>` : ''}<form method="post"><label>Card number<input name="card" inputmode="numeric" autocomplete="off" value="4242424242424242"></label>${withCode ? '<label>Promotion code<input name="code" autocomplete="off"></label>' : ''}<button>Pay</button></form>
<p><a href="${safe(cancelUrl)}">Back to the shop</a></p>`,
  );

/** The bank's question of 3-D Secure. */
export const authenticationPage = (card: string) =>
  frame(
    '3-D Secure',
    `<form method="post"><input type="hidden" name="card" value="${safe(card)}"><button name="authenticated" value="1">Complete authentication</button><button name="authenticated" value="0">Fail authentication</button></form>`,
  );

export const closedPage = (cancelUrl: string) => frame('This page has expired', `<p><a href="${safe(cancelUrl)}">Back to the shop</a></p>`);

/** The customer's own page at Stripe. */
export const portalPage = (returnUrl: string, said = '') =>
  frame(
    'Manage billing',
    `${said ? `<p role="status">${safe(said)}</p>` : ''}<form method="post"><label>Card number<input name="card" inputmode="numeric" autocomplete="off"></label><button>Update payment method</button></form>
<p><a href="${safe(returnUrl)}">Return to Parley</a></p>`,
  );

/** The page of one invoice. */
export const invoicePage = (number: string, status: string) =>
  frame(
    `Invoice ${safe(number)}`,
    status === 'open'
      ? `<form method="post"><label>Card number<input name="card" inputmode="numeric" autocomplete="off"></label><button>Pay invoice</button></form>`
      : `<p>This invoice is ${safe(status)}.</p>`,
  );
