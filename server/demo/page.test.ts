import { expect, test } from 'vitest';
import { demoProducts } from './catalogue/products.ts';
import { demoPage, demoStyle } from './page.ts';

const page = demoPage({ products: demoProducts });

test('the page shows only active products, with images', () => {
  for (const product of demoProducts)
    expect(page.includes(`<img src="/demo/images/${product.external_id}.svg"`)).toBe(product.status === 'active');
  expect(page).toContain('from <strong>€19.97</strong>');
  expect(page).toContain('<span class="unseen">before </span>€49.00');
  expect(page).toContain('Sold out');
});

test('the page loads the chat and works under a CSP without inline script or style', () => {
  expect(page).toContain('<script src="/widget.js" data-key="demo-harbour" async></script>');
  expect(page.match(/<script/g)).toHaveLength(page.match(/<script src="\/[^"]+"[^>]*><\/script>/g)?.length ?? 0);
  expect(page).not.toMatch(/<style| style=| on[a-z]+=|javascript:/);
  expect(demoStyle).not.toMatch(/url\(|@import/);
});

test('a shop’s texts cannot inject markup', () => {
  const [first] = demoProducts;
  if (!first) throw new Error('No products.');
  const page = demoPage({ products: [{ ...first, name: '<b>"Best" & more</b>', description: '</details><script>' }] });
  expect(page).toContain('&lt;b&gt;&quot;Best&quot; &amp; more&lt;/b&gt;');
  expect(page).not.toContain('</details><script>');
});
