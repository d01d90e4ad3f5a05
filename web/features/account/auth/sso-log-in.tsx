import { finishSingleSignOn, startSingleSignOn } from '@parley/contract/single-sign-on';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { sentenceFor } from '../../../data/problem.ts';
import { send } from '../../../data/send.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { afterLogInPath, requestedPath, useSignIn } from './after-log-in.tsx';
import { AuthFrame, TextLink } from './auth-frame.tsx';
import { t } from './sso-messages.ts';

/** Below /login: `sso` asks for the sign-in name, `sso/<name>` has it, and to `sso/callback` the provider sends the browser back. */
export default function SsoLogIn({ path }: { path: string }) {
  const [sso, at] = path.split('/');
  if (sso !== 'sso') return <Navigate to="/login" replace />;
  return at === 'callback' ? <Finish /> : <Start key={at} name={at || undefined} />;
}

/** With a name, as in the address that a company gives its people, one press is enough. Also while logged in, for a shop that requires it. */
function Start({ name }: { name: string | undefined }) {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const form = useContractForm(async () => startSingleSignOn, {
    defaults: { name: name ?? '', return_to: requestedPath(state), issuer: search.get('iss') ?? undefined },
    blame: name ? {} : { 'sso.missing': 'name' },
    // The form stays busy while the browser leaves.
    onDone: ({ url }) => {
      location.assign(url);
      return new Promise(() => undefined);
    },
  });
  return (
    <AuthFrame
      title={name ? t('sso_log_in.through_title', { name }) : t('sso_log_in.title')}
      text={name ? t('sso_log_in.through_text') : t('sso_log_in.text')}
      below={
        <>
          {name && <TextLink to="/login/sso">{t('sso_log_in.other_name')}</TextLink>}
          <TextLink to="/login">{t('sso_log_in.password')}</TextLink>
        </>
      }
    >
      <form {...form.props} className="grid gap-4">
        {!name && (
          <Field label={t('sso_log_in.name')} error={form.error('name')}>
            <Input large autoFocus autoCapitalize="none" autoComplete="organization" spellCheck={false} {...form.field('name')} />
          </Field>
        )}
        <FormProblem>{form.problem}</FormProblem>
        <Button type="submit" variant="primary" size="large" busy={form.busy}>
          {t('sso_log_in.continue')}
        </Button>
      </form>
    </AuthFrame>
  );
}

/** Sends what the provider sent, once. */
function Finish() {
  const { search } = useLocation();
  const [problem, setProblem] = useState<string>();
  const isSent = useRef(false);
  const navigate = useNavigate();
  const signIn = useSignIn();
  const finish = useEffectEvent(async () => {
    const session = await send(finishSingleSignOn, { query: search.replace(/^\?/, '') });
    signIn(session);
    await navigate(afterLogInPath(session.user, { from: session.return_to }), { replace: true });
  });
  useEffect(() => {
    // It works once, and an effect may run twice.
    if (isSent.current) return;
    isSent.current = true;
    finish().catch((failure: unknown) => setProblem(sentenceFor(failure)));
  }, []);
  if (!problem) {
    return (
      <AuthFrame title={t('sso_log_in.title')}>
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner /> {t('sso_log_in.finishing')}
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('sso_log_in.failed_title')}
      below={
        <>
          <TextLink to="/login/sso">{t('sso_log_in.again')}</TextLink>
          <TextLink to="/login">{t('sso_log_in.password')}</TextLink>
        </>
      }
    >
      <Banner tone="bad">{problem}</Banner>
    </AuthFrame>
  );
}
