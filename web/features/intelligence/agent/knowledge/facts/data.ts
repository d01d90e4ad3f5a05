import { confirmFact, listFacts, proposeFacts, removeFact } from '@parley/contract/facts';
import { useMerchantId } from '../../../../../data/auth.ts';
import { useCommand } from '../../../../../data/use-command.ts';
import { useRead } from '../../../../../data/use-read.ts';

export const useFacts = () => useRead(listFacts, { merchant: useMerchantId() });
export const useConfirm = () => useCommand(confirmFact);
export const useRemove = (onDone: () => void) => useCommand(removeFact, { onDone, deletes: ({ id }) => id });
export const usePropose = () => useCommand(proposeFacts);
