// The demo shop's team and the platform's operator. For the demo only: the passwords are public.

import type { PlatformRole, TeamRole } from '@parley/contract/permissions';

export type DemoTeammate = {
  name: string;
  email: string;
  password: string;
  /** The platform role; `merchant` for everyone who isn't the operator's staff. */
  role: PlatformRole;
  /** The role in the shop; null without a shop. */
  team_role: TeamRole | null;
  /** Days since they joined. */
  joined_days_ago: number;
};

const shopPassword = 'harbour-demo';
const operatorPassword = 'operator-demo';

export const mara = 'mara@harbour.example';
export const theo = 'theo@harbour.example';
export const ines = 'ines@harbour.example';
export const jonas = 'jonas@harbour.example';

const person = (name: string, email: string, team_role: TeamRole, joined_days_ago: number): DemoTeammate => ({
  name,
  email,
  password: shopPassword,
  role: 'merchant',
  team_role,
  joined_days_ago,
});

/** The shop's team of five. The analyst is also an admin of the platform. */
export const demoTeam: DemoTeammate[] = [
  person('Mara de Vries', mara, 'owner', 410),
  person('Inês Carvalho', ines, 'manager', 395),
  person('Theo Lindqvist', theo, 'agent', 380),
  person('Jonas Albrecht', jonas, 'agent', 210),
  {
    name: 'Noor Haddad',
    email: 'desk@parley.example',
    password: operatorPassword,
    role: 'admin',
    team_role: 'analyst',
    joined_days_ago: 365,
  },
];

/** The operator, who has no shop. */
export const demoOperator: DemoTeammate = {
  name: 'Sanne Bakker',
  email: 'ops@parley.example',
  password: operatorPassword,
  role: 'super_admin',
  team_role: null,
  joined_days_ago: 420,
};

/** A teammate's name by email; throws for an unknown one, which is a mistake in a script. */
export function nameOf(email: string): string {
  const found = demoTeam.find((teammate) => teammate.email === email);
  if (!found) throw new Error(`No teammate has the e-mail ${email}.`);
  return found.name;
}
