import type { Permission } from '@parley/contract/permissions';

const answers = (permissions: readonly Permission[]) => permissions.includes('inbox:write');
/** Whether teammates with this role no longer answer customers after the change, so that their conversations are to be released. */
export const stopsAnswering = (before: readonly Permission[], after: readonly Permission[]) => answers(before) && !answers(after);
