import type { ExternalChannel } from './integrations/channel-port.ts';

/**
 * The messaging services of this installation, one per line. The website chat needs no outside service, so it is registered in features.ts.
 */
export const openChannels = (): ExternalChannel[] => [];
