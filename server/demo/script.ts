/** The storefront's script: keeps a cart in local storage and passes it to the chat as any shop would. */
export const demoScript = `(() => {
  window.Parley = window.Parley || function () { (window.Parley.q = window.Parley.q || []).push(arguments); };
  const read = () => { try { return JSON.parse(localStorage.getItem('demo-cart')) || []; } catch { return []; } };
  const button = document.querySelector('.cart');
  const money = (cents) => (cents / 100).toFixed(2);
  function show(items) {
    const count = items.reduce((sum, item) => sum + item.quantity, 0);
    const total = items.reduce((sum, item) => sum + item.quantity * Math.round(Number(item.price) * 100), 0);
    button.hidden = count === 0;
    button.querySelector('span').textContent = count + ' \u00b7 \u20ac' + money(total);
    window.Parley('setCart', count === 0 ? null : { items, total: money(total), currency: 'EUR' });
  }
  function keep(items) {
    try { localStorage.setItem('demo-cart', JSON.stringify(items)); } catch { /* Without storage, the cart lasts as long as the page. */ }
    show(items);
  }
  let items = read();
  document.addEventListener('click', ({ target }) => {
    const add = target.closest('.add');
    if (add) {
      const { name, price } = add.dataset;
      const known = items.find((item) => item.name === name);
      items = known ? items.map((item) => (item === known ? { ...item, quantity: item.quantity + 1 } : item)) : [...items, { name, quantity: 1, price }];
      keep(items);
    } else if (target.closest('.cart')) keep((items = []));
  });
  if (items.length > 0) show(items);
})();
`;
