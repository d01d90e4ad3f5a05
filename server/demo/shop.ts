// Harbour Supply, Parley's demo shop. Everything about it is fictional.

export const demoShop = {
  name: 'Harbour Supply',
  key: 'demo-harbour',
  currency: 'EUR',
  time_zone: 'Europe/Amsterdam',
  locale: 'en',
  welcome: 'Hi, and welcome to Harbour Supply! Ask us about products, orders, delivery or returns.',
  disclosure: "You're chatting with our AI assistant. You can ask for a person any time.",
  email: 'help@harbour.example',
  phone: '+31 10 555 0142',
  address: 'Wijnhaven 88, 3011 WS Rotterdam, the Netherlands',
} as const;
