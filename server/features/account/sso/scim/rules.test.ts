import { expect, test } from 'vitest';
import { readFilter, readPatch, readPerson } from './rules.ts';

test.each([
  ['userName eq "ada@company.example"', { by: 'userName', value: 'ada@company.example' }],
  [' username EQ "a \\"quoted\\" name" ', { by: 'userName', value: 'a "quoted" name' }],
  ['externalId eq "00u1"', { by: 'externalId', value: '00u1' }],
])('reads the filter %s', (text, value) => expect(readFilter(text)).toEqual({ is: 'read', value }));

test.each(['', 'userName', 'userName co "a"', 'userName eq ada', 'userName eq "a" or active eq true', 'userName eq "\\x"x'])(
  'refuses the filter %j',
  (text) => expect(readFilter(text)).toMatchObject({ is: 'mistake', scimType: 'invalidFilter' }),
);

test('a patch’s later operations win', () => {
  const Operations = [
    { op: 'replace', value: { active: true } },
    { op: 'Replace', path: 'active', value: 'False' },
  ];
  expect(readPatch({ Operations })).toEqual({ is: 'read', value: { active: false } });
});

test('the address is the user name, or the primary email', () => {
  const emails = [{ value: 'second@company.example' }, { value: 'first@company.example', primary: true }];
  expect(readPerson({ userName: 'ada', emails, displayName: 'Ada' })).toMatchObject({
    value: { email: 'first@company.example', name: 'Ada', active: true, externalId: null },
  });
  expect(readPerson({ userName: 'ada@company.example', emails })).toMatchObject({ value: { email: 'ada@company.example', name: null } });
});
