import * as contract from '@parley/contract/help';
import type { Routes } from '../../../platform/http/route.ts';
import type { Library } from './articles.ts';
import { add, close, create, list } from './tickets.ts';

export function helpRoutes(route: Routes, library: Library) {
  route(contract.listHelpArticles, async (_, input) => library.list(input));
  route(contract.getHelpArticle, async (_, { id }) => library.read(id));
  route(contract.askHelp, async (_, { q }) => library.answer(q));
  route(contract.getHelpChangelog, async () => library.changelog());
  route(contract.createTicket, (ctx, input) => create(ctx, input));
  route(contract.listTickets, (ctx, input) => list(ctx, input));
  route(contract.addTicketMessage, (ctx, input) => add(ctx, input));
  route(contract.closeTicket, (ctx, input) => close(ctx, input));
}
