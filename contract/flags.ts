/**
 * Features that can be switched without a deployment. A flag is declared here and owned by one feature, and both sides are type-checked against it;
 * its value per shop is in the flags table. Remove a flag once its feature has proved itself.
 */
type Terms = { default: boolean; description: string };
const declare = <Name extends string>(flags: Record<Name, Terms>): Record<Name, Terms> => flags;

export const flags = declare({
  plan_usage: { default: true, description: 'Shows the plan’s teammate limit, and how much of it is used, on the team screen.' },
});
export type FlagName = keyof typeof flags;
export const flagNames = Object.keys(flags) as [FlagName, ...FlagName[]];
