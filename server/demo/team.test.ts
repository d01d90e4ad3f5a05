import { expect, test } from 'vitest';
import { chance } from './chance.ts';
import { demoOperator, demoTeam } from './team.ts';

test('the team has five members with the demo’s roles', () => {
  expect(demoTeam.map((teammate) => teammate.team_role).sort()).toEqual(['agent', 'agent', 'analyst', 'manager', 'owner']);
  expect(demoTeam.find((one) => one.email === 'mara@harbour.example')).toMatchObject({
    team_role: 'owner',
    role: 'merchant',
    password: 'harbour-demo',
  });
  expect(demoTeam.find((one) => one.email === 'theo@harbour.example')).toMatchObject({ team_role: 'agent', role: 'merchant' });
  expect(demoTeam.find((one) => one.email === 'desk@parley.example')).toMatchObject({
    team_role: 'analyst',
    role: 'admin',
    password: 'operator-demo',
  });
  expect(demoOperator).toMatchObject({ email: 'ops@parley.example', role: 'super_admin', team_role: null });
});

test('the same seed gives the same, evenly distributed numbers', () => {
  const [one, same, other] = [chance('a'), chance('a'), chance('b')];
  const draw = (source: typeof one) => Array.from({ length: 20 }, () => source.int(1, 1000));
  const first = draw(one);
  expect(draw(same)).toEqual(first);
  expect(draw(other)).not.toEqual(first);
  const even = Array.from({ length: 5000 }, (_, index) => chance(`seed ${index}`).next());
  expect(Math.abs(even.reduce((sum, value) => sum + value, 0) / 5000 - 0.5)).toBeLessThan(0.02);
  expect(() => one.pick([])).toThrow('Nothing to pick from.');
});
