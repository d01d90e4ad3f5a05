import type { WriteCtx } from '../../../../context.ts';

/** Notifies that deleted requests no longer need a decision. */
export function notifyWithdrawn(w: WriteCtx, conversationId: string, approvals: { id: string; tool: string }[]): void {
  for (const { id, tool } of approvals) {
    w.audit({ action: 'ai.approval_withdrawn', object: ['conversation', conversationId], detail: { approval: id, tool } });
    w.signal({ type: 'changed', topic: 'approvals', id, version: null }, { conversationId });
  }
}
