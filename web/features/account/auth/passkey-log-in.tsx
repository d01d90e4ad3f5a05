import type { Result, Sent } from '@parley/contract/endpoint';
import { logInWithPasskey, startPasskeyLogIn } from '@parley/contract/passkeys';
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { perform } from '../../../data/perform.ts';
import { sentenceFor } from '../../../data/problem.ts';
import { send } from '../../../data/send.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { useSignIn } from './after-log-in.tsx';
import { t } from './passkey-messages.ts';

/** In milliseconds; before the server's challenge is over. */
const renewAfter = 4 * 60_000;

/** Offers passkeys in the suggestions of the email field, where the browser can, and by a button everywhere. */
export default function PasskeyLogIn() {
  const signIn = useSignIn();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // A browser has one ceremony at a time, so the suggestions begin again after the button's.
  const [round, setRound] = useState(0);

  const logIn = useEffectEvent(signIn);
  useEffect(() => {
    if (busy) return undefined;
    const timer = setTimeout(() => setRound((before) => before + 1), renewAfter);
    let isOver = false;
    suggest().then(
      (session) => session && !isOver && logIn(session),
      (failure: unknown) => {
        if (!isOver) setProblem(sentenceFor(failure));
      },
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [busy, round]);

  async function press() {
    setBusy(true);
    setProblem(undefined);
    try {
      const session = await ask();
      if (session) signIn(session);
      else setProblem(t('passkey_log_in.not_found'));
    } catch (failure) {
      setProblem(sentenceFor(failure));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="mt-3 grid gap-3">
      <Button size="large" busy={busy} onClick={() => void press()}>
        {t('passkey_log_in.log_in')}
      </Button>
      <FormProblem>{problem}</FormProblem>
    </div>
  );
}

type Session = Result<typeof logInWithPasskey>;

/** Waits until somebody chooses a passkey among the suggestions; undefined where nothing could be suggested. */
async function suggest(): Promise<Session | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined;
  // Nobody asked for it, so no failure is reported here.
  const options = await perform(startPasskeyLogIn, {}).catch(() => undefined);
  return options && answer(options, true);
}

const ask = async (): Promise<Session | undefined> => answer(await send(startPasskeyLogIn, {}), false);

async function answer(optionsJSON: Result<typeof startPasskeyLogIn>, useBrowserAutofill: boolean): Promise<Session | undefined> {
  const credential = await credentialFor(optionsJSON, useBrowserAutofill);
  return credential && send(logInWithPasskey, { credential });
}

/** Undefined when nobody chose one: canceled, out of time, or replaced by another ceremony. */
async function credentialFor(
  optionsJSON: Result<typeof startPasskeyLogIn>,
  useBrowserAutofill: boolean,
): Promise<Sent<typeof logInWithPasskey>['credential'] | undefined> {
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
    return { id, rawId, type: 'public-key', response: { ...response } };
  } catch (failure) {
    if (failure instanceof Error) return undefined;
    throw failure;
  }
}
