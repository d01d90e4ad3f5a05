/** Where the playground replays a conversation from one of its runs. */
export const replayAddress = (conversationId: string, runId: string) =>
  `/agent-config?tab=playground&replay=${conversationId}&run=${runId}`;
