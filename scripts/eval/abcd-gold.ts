// Expected entities of the sampled conversations: scenario values that appear in a customer's turn, with what the agent had asked for.
import fs from 'node:fs';
import path from 'node:path';
import type { Gold } from './tau-gold.ts';

export type Conversation = {
  convo_id: number;
  scenario: {
    personal: { customer_name?: string; email?: string; phone?: string };
    order: { order_id?: string; zip_code?: string; street_address?: string; city?: string };
    flow: string;
    subflow: string;
  };
  original: [speaker: string, text: string][];
  delexed: { speaker: string; text: string; targets: unknown[] }[];
};

export function readConversations(dataFolder: string): Conversation[] | undefined {
  const file = path.join(dataFolder, 'abcd', 'abcd_sample.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Conversation[]) : undefined;
}

export function goldOfConversations(dataFolder: string): Gold[] | undefined {
  return readConversations(dataFolder)?.flatMap(({ scenario: { personal, order }, original }) => {
    let asked = '';
    return original.flatMap(([speaker, text]): Gold[] => {
      if (speaker === 'agent') asked = text.toLowerCase();
      if (speaker !== 'customer') return [];
      const said = (value: string | undefined) => (value && text.toLowerCase().includes(value.toLowerCase()) ? [value] : []);
      return [
        {
          text,
          awaiting: /order/.test(asked) ? 'order_number' : /phone/.test(asked) ? 'phone' : /name/.test(asked) ? 'name' : '',
          must: {
            names: said(personal.customer_name),
            emails: said(personal.email),
            phones: said(personal.phone),
            order_ids: said(order.order_id),
            postcodes: said(order.zip_code),
          },
          may: {},
        },
      ];
    });
  });
}
