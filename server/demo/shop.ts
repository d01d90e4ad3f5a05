// Harbour Supply, the shop Parley shows itself with. Everything about it is invented here.

export const demoShop = {
  name: 'Harbour Supply',
  key: 'demo-harbour',
  currency: 'EUR',
  time_zone: 'Europe/Amsterdam',
  locale: 'en',
  welcome: 'Hello, and welcome to Harbour Supply. Ask about a product, an order, delivery or returns.',
  disclosure: 'You are talking with our assistant. Ask for a person any time.',
  email: 'help@harbour.example',
  phone: '+31 10 555 0142',
  address: 'Wijnhaven 88, 3011 WS Rotterdam, the Netherlands',
} as const;
