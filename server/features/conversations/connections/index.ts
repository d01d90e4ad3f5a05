// The public API of connections: accounts at messaging services, and who people are there.
export { connectChannel, disconnectChannel, homeOf, openConnection } from './connect.ts';
export { channelMeter } from './channel-meter.ts';
export { identify } from './identify.ts';
export { setConversation } from './store.ts';
