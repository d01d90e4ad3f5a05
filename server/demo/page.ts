// Harbour Supply's storefront: a shop page with our widget. Without inline script or style, so that it works under a strict CSP.
import { colourOf, isColour } from './catalogue/colours.ts';
import type { DemoProduct } from './catalogue/product.ts';
import { known } from './known.ts';
import { cents } from './money.ts';
import { demoShop } from './shop.ts';
import { safe } from '../platform/lib/html.ts';

export { demoScript } from './script.ts';
export { demoStyle } from './style.ts';

const slug = (category: string) => category.toLowerCase().replace(/[^a-z]+/g, '-');
const euro = (amount: string) => `€${amount}`;

/** The HTML of /demo, without drafts and archived products. */
export function demoPage({ products }: { products: DemoProduct[] }): string {
  const shown = products.filter((product) => product.status === 'active');
  const categories = [...new Set(shown.map((product) => product.category ?? 'More'))];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Things for outside and for home, made to be repaired. Delivered from Rotterdam.">
<title>${demoShop.name} · for outside and for home</title>
<link rel="stylesheet" href="/demo/style.css">
<link rel="icon" href="/demo/images/bottle-trawler.svg" type="image/svg+xml">
<script src="/widget.js" data-key="${demoShop.key}" async></script>
<script src="/demo/cart.js" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the products</a>
<header>
  <p class="notice">Order by 16:00 on a working day and it leaves Rotterdam the same day · 30 days to return</p>
  <div class="bar">
  <a class="name" href="/demo">${anchor}<span>${demoShop.name}</span></a>
  <nav aria-label="Categories"><ul>${categories.map((category) => `<li><a href="#${slug(category)}">${safe(category)}</a></li>`).join('')}</ul></nav>
  <button type="button" class="cart" hidden>Cart <span></span><span class="unseen">, empty it</span></button>
  </div>
</header>
<main id="main">
${hero()}
${categories
  .map((category, index) =>
    section(
      category,
      shown.filter((product) => (product.category ?? 'More') === category),
      index === 0,
    ),
  )
  .join('\n')}
</main>
${footer()}
</body>
</html>
`;
}

const anchor = `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="4.6" r="2.1"/><path d="M12 6.8V21M8 10.4h8M4 14c.6 4 3.8 7 8 7s7.4-3 8-7M4 14l-1.6 2.2M4 14l2.4 1.5M20 14l1.6 2.2M20 14l-2.4 1.5"/></svg>`;

const examples = [
  'Is the steel bottle ok for hot tea?',
  'How long does delivery to Germany take?',
  'Can I pay on delivery?',
  `Where is my order ${known.orders.shipped}? I am ${known.yusuf.email}`,
];

const hero = () => `<section class="hero">
  <div>
    <h1>Good things for the outdoors and for home</h1>
    <p>Made to last and to be repaired: steel, wool, canvas and oak. Packed by hand at the Wijnhaven in Rotterdam.</p>
  </div>
  <aside aria-labelledby="ask">
    <h2 id="ask">Ask about products, orders or delivery</h2>
    <p>Our AI assistant answers right away, in the corner below. Try:</p>
    <ul>${examples.map((example) => `<li>${safe(example)}</li>`).join('')}</ul>
  </aside>
</section>`;

const section = (category: string, products: DemoProduct[], first: boolean) => `<section class="shelf" aria-labelledby="${slug(category)}">
  <h2 id="${slug(category)}">${safe(category)}</h2>
  <ul class="grid">${products.map((product) => card(product, first)).join('')}</ul>
</section>`;

function card(product: DemoProduct, early: boolean): string {
  const shown = product.variants.find((variant) => variant.stock !== 0) ?? product.variants[0];
  const colour = Object.values(shown?.options ?? {}).find(isColour);
  return `<li><article id="${safe(product.external_id)}">
    <img src="${safe(product.image ?? '')}" alt="${safe([product.name, colour].filter(Boolean).join(', '))}" width="400" height="400"${early ? '' : ' loading="lazy"'}>
    <h3>${safe(product.name)}</h3>
    <p class="brand">${safe(product.brand ?? '')}</p>
    ${prices(product)}
    ${choices(product)}
    ${shown && shown.stock !== 0 ? `<button type="button" class="add" data-name="${safe(product.name)}" data-price="${shown.price}">Add to cart<span class="unseen">: ${safe(product.name)}</span></button>` : ''}
    <details><summary>Details<span class="unseen"> of the ${safe(product.name)}</span></summary><p>${safe(product.description)}</p></details>
  </article></li>`;
}

function prices(product: DemoProduct): string {
  const cheapest = product.variants.reduce((least, variant) => (cents(variant.price) < cents(least.price) ? variant : least));
  const several = new Set(product.variants.map((variant) => variant.price)).size > 1;
  const was = cheapest.compare_at_price ? ` <s><span class="unseen">before </span>${euro(cheapest.compare_at_price)}</s>` : '';
  const gone = product.variants.every((variant) => variant.stock === 0) ? ' <span class="gone">Sold out</span>' : '';
  return `<p class="price">${several ? 'from ' : ''}<strong>${euro(cheapest.price)}</strong>${was}${gone}</p>`;
}

/** Colors as labeled dots, other options as text. */
function choices(product: DemoProduct): string {
  const options = new Map<string, Set<string>>();
  for (const variant of product.variants)
    for (const [name, value] of Object.entries(variant.options)) options.set(name, (options.get(name) ?? new Set()).add(value));
  const words = [...options.values()].map((values) => [...values]);
  if (!words.length) return '';
  const dots = words.flatMap((values) => (values.every(isColour) ? [`<span class="dots">${values.map(dot).join('')}</span>`] : []));
  const rest = words.flatMap((values) =>
    values.every(isColour) ? [] : [safe(values.length > 3 ? `${values[0]} to ${values.at(-1)}` : values.join(' · '))],
  );
  return `<p class="options">${[...dots, ...rest].join(' ')}</p>`;
}

const dot = (colour: string) =>
  `<svg viewBox="0 0 14 14" width="14" height="14" role="img" aria-label="${colour}"><circle cx="7" cy="7" r="6" fill="${colourOf(colour)}" stroke="#7b8488" stroke-width="1"/></svg>`;

const policies: [string, string][] = [
  ['Delivery', 'From €3.95. Free from €50 in the Netherlands and from €75 in Belgium and Germany. 1 to 6 working days in seven countries.'],
  ['Returns', '30 days to change your mind. Sizes are exchanged free of charge.'],
  ['Payment', 'Card, PayPal, gift card, invoice, and on delivery up to €100.'],
  ['People', `Monday to Friday 9 to 18, Saturday 10 to 16. ${demoShop.email}, ${demoShop.phone}.`],
];

const footer = () => `<footer>
  <ul>${policies.map(([title, text]) => `<li><h2>${title}</h2><p>${safe(text)}</p></li>`).join('')}</ul>
  <p>${demoShop.name}, ${safe(demoShop.address)}. A shop invented to show what Parley does; nothing here can be bought.</p>
</footer>`;
