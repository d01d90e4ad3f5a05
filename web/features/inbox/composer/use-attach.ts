import type { Conversation } from '@parley/contract/conversations';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { mostFiles, type Refused, sortFiles } from './file-rules.ts';
import { readDraft } from './drafts.ts';
import { attach } from './uploads.ts';

/** Puts chosen files into a draft; what the channel cannot carry is named with its reason and not sent up. */
export function useAttach({ channel }: Conversation, draftId: string) {
  const merchant = useMerchantId();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const { isNote, files: already } = readDraft(draftId);
    const sorted = sortFiles(files, mostFiles(channel, isNote) - already.length, channel, isNote);
    attach(draftId, merchant, sorted.taken);
    setRefused(sorted.refused);
  };
  return { add, refused, dismiss: () => setRefused([]) };
}
