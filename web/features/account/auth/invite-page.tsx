import type { Result } from '@parley/contract/endpoint';
import { joinByInvite, readInvite, registerByInvite } from '@parley/contract/invites';
import { Link, useNavigate } from 'react-router';
import { useAuth } from '../../../data/auth.ts';
import { signOut } from '../../../data/sign-out.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AuthFrame, TextLink } from './auth-frame.tsx';
import { PasswordMeter } from '../password-meter/index.ts';
import { afterLogInPath, useSignIn } from './after-log-in.tsx';
import { t } from './messages.ts';

type Invite = Result<typeof readInvite>;

/** /register?invite=: the target of an invitation's link, with or without an account. */
export function InvitePage({ token }: { token: string }) {
  const { data: invite, error, isFetching, refetch } = useRead(readInvite, { token }, { staleTime: Infinity });
  if (error?.code === 'link.expired') {
    return (
      <AuthFrame title={t('auth.invite_over_title')} below={<TextLink to="/login">{t('auth.back_to_log_in')}</TextLink>}>
        <Banner tone="bad">{t('auth.invite_over')}</Banner>
      </AuthFrame>
    );
  }
  if (!invite) {
    return (
      <AuthFrame title={t('auth.invite_reading')}>
        {error ? <ErrorState retry={() => void refetch()} busy={isFetching} /> : <SkeletonRows rows={3} rowHeight={64} />}
      </AuthFrame>
    );
  }
  const { merchant_name: shop, invited_by: by } = invite;
  return (
    <AuthFrame title={t('auth.invite_title', { shop })} text={by ? t('auth.invite_by', { name: by }) : undefined}>
      <Answer invite={invite} token={token} />
    </AuthFrame>
  );
}

/** The next step depends on whether the address has an account, and on who is signed in. */
function Answer({ invite, token }: { invite: Invite; token: string }) {
  const user = useAuth((auth) => (auth.isAuthenticated ? auth.user : null));
  const navigate = useNavigate();
  const { email } = invite;
  const here = `/register?invite=${token}`;
  const logOut = () => {
    void signOut();
    // Logging out leads to the log-in page; from here it returns to the invitation.
    void navigate(here, { replace: true });
  };
  if (user?.email === email) return <Join invite={invite} token={token} />;
  if (user) {
    return (
      <div className="grid gap-4">
        <Banner>{t('auth.invite_other', { email, mine: user.email })}</Banner>
        <Button size="large" onClick={logOut}>
          {t('shell.log_out')}
        </Button>
      </div>
    );
  }
  if (!invite.has_account)
    return (
      <div className="grid gap-4">
        {invite.sso && (
          <Link to={`/login/sso/${invite.sso.name}`} className={buttonClass('primary', 'large')}>
            {t('auth.invite_sso')}
          </Link>
        )}
        {invite.sso?.required ? (
          <p className="text-ink-2">{t('auth.invite_sso_only', { shop: invite.merchant_name })}</p>
        ) : (
          <RegisterForm invite={invite} token={token} />
        )}
      </div>
    );
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('auth.invite_known', { email })}</p>
      <Link to="/login" state={{ from: here }} className={buttonClass('primary', 'large')}>
        {t('auth.invite_log_in')}
      </Link>
    </div>
  );
}

function Join({ invite: { merchant_name: shop, email }, token }: { invite: Invite; token: string }) {
  const navigate = useNavigate();
  const updateUser = useAuth((auth) => auth.updateUser);
  const join = useCommand(joinByInvite, {
    onDone: (user) => {
      updateUser(user);
      void navigate(afterLogInPath(user), { replace: true });
    },
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">{t('auth.invite_as', { email })}</p>
      <Button variant="primary" size="large" busy={join.isPending} onClick={() => join.mutate({ token })}>
        {t('auth.invite_join', { shop })}
      </Button>
    </div>
  );
}

function RegisterForm({ invite: { merchant_name: shop, email }, token }: { invite: Invite; token: string }) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const form = useContractForm(async () => registerByInvite, {
    defaults: { token, name: '', password: '' },
    blame: { 'password.common': 'password' },
    onDone: (session) => {
      signIn(session);
      return navigate(afterLogInPath(session.user), { replace: true });
    },
  });
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('auth.email')}>
        <Input large type="email" autoComplete="username" readOnly value={email} />
      </Field>
      <Field label={t('auth.name')} error={form.error('name')}>
        <Input large autoComplete="name" {...form.field('name')} />
      </Field>
      <Field label={t('auth.password')} error={form.error('password')} hint={<PasswordMeter password={form.values.password} />}>
        <PasswordInput large autoComplete="new-password" {...form.field('password')} />
      </Field>
      <FormProblem>{form.problem}</FormProblem>
      <Button type="submit" variant="primary" size="large" busy={form.busy}>
        {t('auth.invite_join', { shop })}
      </Button>
    </form>
  );
}
