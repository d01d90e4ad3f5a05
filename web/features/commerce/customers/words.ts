import { speak } from '../../../lib/messages.ts';
import { consentChannels } from '../../../lib/messages/channels.ts';
import { customers } from '../../../lib/messages/customers.ts';

export const t = speak({ customers, consent: consentChannels });
