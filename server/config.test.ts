import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const operator = { name: 'Fjord Software AS', address: 'Havnegata 1, 5003 Bergen', email: 'privacy@fjord.example' };
const given = { OPERATOR_NAME: operator.name, OPERATOR_ADDRESS: operator.address, OPERATOR_EMAIL: operator.email };

test('the operator is who the environment names', () => expect(readConfig({ ...given, DEMO: '0' }).operator).toEqual(operator));

test('without a name the demo has a fictional operator, and other installations none', () => {
  expect(readConfig({ DEMO: '1' }).operator?.name).toContain('fictional');
  expect(readConfig({ DEMO: '0' }).operator).toBeNull();
});

test('half an operator is refused', () =>
  expect(() => readConfig({ ...given, OPERATOR_EMAIL: '' })).toThrow(
    'Parley can’t start: set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL, or none of them.',
  ));

test('the Stripe emulator is accepted on this machine only, where the demo is', () => {
  expect(readConfig({ STRIPE_API_URL: 'http://127.0.0.1:4242' }).stripeUrl).toBe('http://127.0.0.1:4242');
  expect(readConfig({}).stripeUrl).toBe('');
  for (const refused of [
    { STRIPE_API_URL: 'https://stripe.example' },
    { STRIPE_API_URL: 'http://127.0.0.1:4242', HOST: '0.0.0.0' },
    { STRIPE_API_URL: 'http://127.0.0.1:4242', DATABASE_URL: 'postgres://a@db/x' },
    { STRIPE_API_URL: 'http://127.0.0.1:4242', NODE_ENV: 'production' },
  ])
    expect(() => readConfig(refused), JSON.stringify(refused)).toThrow('STRIPE_API_URL is for the demo’s Stripe emulator');
});
