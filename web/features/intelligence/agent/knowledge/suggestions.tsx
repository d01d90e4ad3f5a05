import { acceptKnowledgeSuggestion, type KnowledgeSuggestion } from '@parley/contract/knowledge';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { formatRelative } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { Input } from '../../../../ui/input.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { useDismiss, useSuggestions } from './data.ts';
import { Pane } from './pane.tsx';
import { t } from './messages.ts';

/** Answers teammates gave where the AI had no source: to edit and accept, or to dismiss. */
export function Suggestions({ mayWrite }: { mayWrite: boolean }) {
  const suggestions = useSuggestions();
  const [accepting, setAccepting] = useState<KnowledgeSuggestion | null>(null);
  return (
    <Pane>
      <p className="text-ink-2">{t('knowledge.suggestions_text')}</p>
      <Card flush>
        {suggestions.items.length > 0 ? (
          <ul>
            {suggestions.items.map((one) => (
              <SuggestionRow key={one.id} suggestion={one} mayWrite={mayWrite} onAccept={() => setAccepting(one)} />
            ))}
          </ul>
        ) : suggestions.isError ? (
          <ErrorState title={t('knowledge.suggestions_failed')} retry={() => void suggestions.refetch()} busy={suggestions.isFetching} />
        ) : suggestions.isPending ? (
          <SkeletonRows rows={4} rowHeight={92} />
        ) : (
          <EmptyState icon={<Lightbulb />} title={t('knowledge.suggestions_none')} text={t('knowledge.suggestions_none_text')} />
        )}
        {suggestions.hasMore && (
          <div className="border-t p-2 text-center">
            <Button variant="ghost" busy={suggestions.isFetchingNextPage} onClick={suggestions.loadMore}>
              {t('knowledge.more')}
            </Button>
          </div>
        )}
      </Card>
      {accepting && <Accept suggestion={accepting} onClose={() => setAccepting(null)} />}
    </Pane>
  );
}

type RowProps = { suggestion: KnowledgeSuggestion; mayWrite: boolean; onAccept: () => void };

function SuggestionRow({ suggestion, mayWrite, onAccept }: RowProps) {
  const merchant = useMerchantId();
  const dismiss = useDismiss();
  const { id, question, answer, times, conversation, answered_by: who, created_at: at } = suggestion;
  const drop = () => dismiss.mutate({ merchant, id }, { onSuccess: () => notify.success(t('knowledge.dismissed')) });
  return (
    <li className="grid gap-1.5 border-b px-3 py-3 last:border-b-0">
      <p dir="auto" className="font-medium wrap-anywhere">
        {question}
      </p>
      <p dir="auto" className="line-clamp-4 whitespace-pre-line text-ink-2 wrap-anywhere">
        {answer}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="me-auto flex flex-wrap gap-x-2 text-sm text-ink-3">
          <span>{t('knowledge.times', { count: times })}</span>
          {who && <span>{t('knowledge.answered_by', { name: who })}</span>}
          <Link to={`/inbox?conversation=${conversation.id}`} className="underline underline-offset-2">
            {t('knowledge.in_conversation', { number: String(conversation.number) })}
          </Link>
          <span>{formatRelative(at)}</span>
        </p>
        {mayWrite && (
          <span className="flex gap-1.5">
            <Button variant="ghost" busy={dismiss.isPending} onClick={drop}>
              {t('knowledge.dismiss')}
            </Button>
            <Button onClick={onAccept}>{t('knowledge.accept')}</Button>
          </span>
        )}
      </div>
    </li>
  );
}

function Accept({ suggestion, onClose }: { suggestion: KnowledgeSuggestion; onClose: () => void }) {
  const merchant = useMerchantId();
  const formId = useId();
  const { id, question, answer } = suggestion;
  const form = useContractForm(async () => acceptKnowledgeSuggestion, {
    defaults: { merchant, id, question: question.slice(0, 200), answer },
    onDone: () => {
      notify.success(t('knowledge.accepted'));
      onClose();
    },
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('knowledge.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy}>
        {t('knowledge.accept')}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('knowledge.accept_title')} description={t('knowledge.accept_text')} footer={footer}>
      <form {...form.props} id={formId} className="grid gap-4">
        <Field label={t('knowledge.title_question')} error={form.error('question')}>
          <Input {...form.field('question')} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={t('knowledge.body_question')} error={form.error('answer')}>
          <Textarea {...form.field('answer')} rows={6} />
        </Field>
        <FormProblem>{form.problem}</FormProblem>
      </form>
    </Dialog>
  );
}
