/** The whole address of a conversation, or of the message at a position in it. */
export function conversationLink(conversationId: string, seq?: number): string {
  const search = new URLSearchParams({ conversation: conversationId, ...(seq !== undefined && { message: String(seq) }) });
  return `${window.location.origin}/inbox?${search}`;
}
