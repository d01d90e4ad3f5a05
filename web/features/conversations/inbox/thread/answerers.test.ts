import { permissionsOf } from '@parley/contract/permissions';
import { expect, test } from 'vitest';
import { answerers } from './answerers.ts';

const one = (name: string, availability: 'online' | 'away' | 'offline', role: 'agent' | 'analyst' = 'agent') => ({
  user_id: name,
  name,
  availability,
  permissions: permissionsOf(role),
});

test('lists the teammate first, then those online, by name, without those who can’t answer', () => {
  const team = [
    one('Zoe', 'online'),
    one('Bo', 'offline'),
    one('Ann', 'online'),
    one('Cy', 'away'),
    one('Eve', 'online', 'analyst'),
    one('Me', 'offline'),
  ];
  expect(answerers(team, 'Me').map(({ name }) => name)).toEqual(['Me', 'Ann', 'Zoe', 'Cy', 'Bo']);
});
