import { createTicket } from '@parley/contract/help';
import type { SampledNoun } from '../samples.ts';

const written = { subject: 'The list stays empty', message: 'After I filter it.' };
export const help: SampledNoun = {
  samples: {
    listHelpArticles: () => ({ kind: 'page', limit: 5 }),
    getHelpArticle: () => ({ id: 'inbox' }),
    askHelp: () => ({ q: 'How do I invite a teammate?' }),
    getHelpChangelog: () => ({}),
    createTicket: ({ owner }) => ({ merchant: owner.merchant, ...written }),
    listTickets: ({ owner }) => ({ merchant: owner.merchant }),
    addTicketMessage: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids.ticket, message: 'It happens in Firefox, too.' }),
    closeTicket: ({ owner, ids }) => ({ merchant: owner.merchant, id: ids.ticket }),
  },
  async prepare(app, { owner }) {
    const { body } = await app.send(createTicket, { merchant: owner.merchant, ...written }, { token: owner.token });
    return { ticket: body.id };
  },
};
