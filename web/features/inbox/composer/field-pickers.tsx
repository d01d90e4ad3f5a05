import { lazy, Suspense } from 'react';
import type { Draft } from './drafts.ts';
import type { Trigger } from './find-trigger.ts';
import { asFile } from './take-back.ts';
import type { useField } from './use-field.ts';

const MentionPicker = lazy(() => import('./mention-picker.tsx'));
const SavedReplyPicker = lazy(async () => ({ default: (await import('../../saved-replies/index.ts')).SavedReplyPicker }));

type PickersProps = {
  trigger: Trigger;
  conversationId: string;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  element: HTMLTextAreaElement | null;
  field: ReturnType<typeof useField>;
  onClose: () => void;
};

/** The list that a sign in the words opened: what is picked takes the sign's place. */
export function FieldPickers({ trigger, conversationId, draft, onChange, element, field, onClose }: PickersProps) {
  const { query, start } = trigger;
  const put = (words: string) => field.replace(start, start + 1 + query.length, words);
  const list = { query, anchor: element, onClose };
  return (
    <Suspense>
      {trigger.sign === '/' ? (
        <SavedReplyPicker
          {...list}
          conversationId={conversationId}
          onPick={({ text, attachments }) => {
            onChange({ files: [...draft.files, ...attachments.map(asFile)] });
            put(text);
          }}
        />
      ) : (
        <MentionPicker
          {...list}
          onPick={(teammate) => {
            onChange({ mentions: [...draft.mentions, teammate] });
            put(`@${teammate.name} `);
          }}
        />
      )}
    </Suspense>
  );
}
