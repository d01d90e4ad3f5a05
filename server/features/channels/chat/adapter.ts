import type { HostedChannel } from '../../../integrations/channel-port.ts';

/** The website chat: customers read from Parley, so a message is delivered when it becomes visible to them. */
export const websiteChannel: HostedChannel = { kind: 'hosted', channel: 'website' };
