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
