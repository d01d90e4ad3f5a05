import { getWebsiteChat, updateWebsiteChat, type WebsiteChat } from '@parley/contract/website-chat';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useContractForm } from '../../../../data/use-contract-form.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Field } from '../../../../ui/field.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { t } from '../messages.ts';
import type { StepProps } from '../way.ts';

const Preview = lazy(async () => ({ default: (await import('../../../channels/website-chat/index.ts')).Preview }));

/** The chat's color and title, with the real widget beside them. Next saves them, too. */
export function LookStep(props: StepProps) {
  const read = useRead(getWebsiteChat, { merchant: useMerchantId() });
  return (
    <Loaded read={read} failed={t('onboarding.look_failed')} skeleton={<SkeletonRows rows={4} rowHeight={56} />}>
      {(chat) => <LookForm chat={chat} {...props} />}
    </Loaded>
  );
}

const isColor = (text: string | null): text is string => text !== null && /^#[0-9a-f]{6}$/i.test(text);

function LookForm({ chat, next, savingRef }: StepProps & { chat: WebsiteChat }) {
  const navigate = useNavigate();
  const element = useRef<HTMLFormElement>(null);
  const isLeaving = useRef(false);
  const form = useContractForm(async () => updateWebsiteChat, {
    defaults: { merchant: useMerchantId(), version: chat.version, look: chat.look, texts: chat.texts },
    onDone: () => {
      form.reset();
      notify.success(t('onboarding.look_saved'));
      if (isLeaving.current) void navigate(next);
    },
  });
  const { dirty } = form;
  useEffect(() => {
    const save = () => {
      isLeaving.current = true;
      element.current?.requestSubmit();
    };
    savingRef.current = dirty ? save : undefined;
    return () => {
      savingRef.current = undefined;
    };
  }, [dirty, savingRef]);
  const { look = chat.look } = form.values;
  const texts = { ...chat.texts, ...form.values.texts };
  const put = (accent: string | null) => form.set('look', { ...look, accent });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,340px)]">
      <form {...form.props} ref={element} className="grid gap-4">
        <Field label={t('onboarding.look_color')} error={form.error('look.accent')}>
          <Input
            name="look.accent"
            placeholder="#1f2937"
            maxLength={7}
            spellCheck={false}
            value={look.accent ?? ''}
            onChange={({ target }) => put(target.value.trim() || null)}
            end={
              <input
                type="color"
                aria-label={t('onboarding.look_pick')}
                value={isColor(look.accent) ? look.accent : '#1f2937'}
                onChange={({ target }) => put(target.value)}
                className="h-6 w-7 cursor-pointer rounded-sm border bg-transparent p-0.5"
              />
            }
          />
        </Field>
        <Field label={t('onboarding.look_name')} hint={t('onboarding.look_name_hint')} error={form.error('texts.title')}>
          <Input
            name="texts.title"
            maxLength={60}
            value={texts.title}
            onChange={({ target }) => form.set('texts', { ...texts, title: target.value })}
          />
        </Field>
        <FormProblem>{form.problem}</FormProblem>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={form.busy} onClick={() => (isLeaving.current = false)}>
            {t('onboarding.look_save')}
          </Button>
          <Link to="/settings/website-chat" className={buttonClass('ghost')}>
            {t('onboarding.look_more')}
          </Link>
        </div>
      </form>
      <Suspense fallback={<div className="h-[480px] rounded-lg border bg-surface" />}>
        <Preview settings={{ ...chat, look: isColor(look.accent) ? look : { ...look, accent: null }, texts }} />
      </Suspense>
    </div>
  );
}
