/**
 * The calls whose failure shows no toast: the search shows no results, feedback shows its own text in the dialog, and what a colleague is
 * doing belongs to the live stream, which heals by itself. Written out because importing the contract would pull Zod into the first load; a
 * test compares them with the contract.
 */
export const quietCalls: ReadonlySet<string> = new Set([
  'GET /api/search/:merchant',
  'POST /api/public/feedback',
  'POST /api/inbox/:merchant/conversations/:id/typing',
  'POST /api/inbox/:merchant/conversations/:id/viewing',
]);
