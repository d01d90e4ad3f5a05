import { type Channel, channelLimits } from '@parley/contract/channels';

/** The most a note may have, as the contract says; a reply is bound by its channel. */
const mostInNote = 8000;
const nearEnd = 0.8;

export const mostCharacters = (channel: Channel, isNote: boolean) => (isNote ? mostInNote : channelLimits[channel].text);

/** What the counter says: characters left from 80 % on, negative beyond the end, null while there is no need. */
export function lengthLeft(text: string, most: number): number | null {
  const { length } = text.trim();
  return length >= most * nearEnd ? most - length : null;
}
