import { type OnboardingChecklist, type OnboardingStep, onboardingSteps } from '@parley/contract/onboarding';
import { type ComponentType, type MouseEvent, useRef } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useLiveStream } from '../../../data/live.ts';
import { notify } from '../../../data/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useChecklist, useDecide, useDismiss } from './data.ts';
import { StepList } from './step-list.tsx';
import { ChannelStep } from './steps/channel-step.tsx';
import { KnowledgeStep } from './steps/knowledge-step.tsx';
import { LookStep } from './steps/look-step.tsx';
import { PlanStep } from './steps/plan-step.tsx';
import { ShopStep } from './steps/shop-step.tsx';
import { TeamStep } from './steps/team-step.tsx';
import { TryStep } from './steps/try-step.tsx';
import { isLast, nextAfter, openAfter, type StepProps } from './way.ts';
import { t } from './messages.ts';

/** The setup steps of a shop. Its live stream ticks them while the page is open. */
export function Guide() {
  const merchant = useMerchantId();
  const mayWrite = useMay('settings:write');
  useLiveStream();
  return (
    <div className="min-h-dvh px-5 pb-16 md:px-8">
      <header className="flex h-16 items-center justify-between gap-3">
        <Link to="/" className="touch-target rounded">
          <Logo />
        </Link>
        <Link to="/dashboard" className={buttonClass('ghost')}>
          {t(mayWrite ? 'onboarding.later' : 'onboarding.to_app')}
        </Link>
      </header>
      <main className="mx-auto w-full max-w-[980px]">{mayWrite && merchant ? <Steps /> : <NoAccess hasShop={merchant !== ''} />}</main>
    </div>
  );
}

const NoAccess = ({ hasShop }: { hasShop: boolean }) => (
  <>
    <PageHeader title={t('onboarding.title')} />
    <EmptyState title={t('onboarding.no_access_title')} text={t(hasShop ? 'onboarding.no_access_text' : 'onboarding.no_shop_text')} />
  </>
);

function Steps() {
  const read = useChecklist();
  const { data } = read;
  const count = (wanted: OnboardingState) => data?.steps.filter(({ state }) => state === wanted).length ?? 0;
  const skipped = count('skipped');
  const progress = { done: count('done'), total: data?.steps.length ?? onboardingSteps.length };
  return (
    <>
      <PageHeader
        title={t('onboarding.title')}
        text={skipped > 0 ? t('onboarding.progress_skipped', { ...progress, skipped }) : t('onboarding.progress', progress)}
        actions={<Hide />}
      />
      <div className="mt-5">
        <Loaded read={read} failed={t('onboarding.failed')} skeleton={<SkeletonRows rows={7} rowHeight={44} />}>
          {(checklist) => <Open checklist={checklist} />}
        </Loaded>
      </div>
    </>
  );
}

/** Hides the steps for the team; the address stays. */
function Hide() {
  const navigate = useNavigate();
  const { dismiss, isPending } = useDismiss(() => {
    notify.success(t('onboarding.hidden'));
    void navigate('/dashboard');
  });
  return (
    <Button variant="ghost" busy={isPending} onClick={dismiss}>
      {t('onboarding.hide')}
    </Button>
  );
}

type OnboardingState = OnboardingChecklist['steps'][number]['state'];
const panels: Record<OnboardingStep, ComponentType<StepProps>> = {
  shop: ShopStep,
  look: LookStep,
  channel: ChannelStep,
  knowledge: KnowledgeStep,
  try: TryStep,
  team: TeamStep,
  plan: PlanStep,
};
const isStep = (name: string | null): name is OnboardingStep => name !== null && name in panels;

/** The step of the address, which stays when it is done; else the first open one. Without any the shop is set up. */
function Open({ checklist }: { checklist: OnboardingChecklist }) {
  const [search] = useSearchParams();
  const named = search.get('step');
  const first = checklist.steps.find(({ state }) => state === 'open')?.step;
  if (!isStep(named) && first) return <Navigate to={`/onboarding?step=${first}`} replace />;
  const current = isStep(named) ? named : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-[220px_minmax(0,1fr)] md:gap-8">
      <StepList checklist={checklist} current={current} />
      {current ? (
        <Panel key={current} step={current} checklist={checklist} />
      ) : (
        <AllDone skipped={checklist.steps.filter(({ state }) => state === 'skipped').length} />
      )}
    </div>
  );
}

type PanelProps = { step: OnboardingStep; checklist: OnboardingChecklist };

function Panel({ step, checklist }: PanelProps) {
  const Content = panels[step];
  const navigate = useNavigate();
  const savingRef = useRef<() => void>(undefined);
  const { decide, isPending } = useDecide();
  const skip = useDecide((after) => void navigate(openAfter(step, after)));
  const state = checklist.steps.find((one) => one.step === step)?.state;
  const next = nextAfter(step, checklist);
  const saveFirst = (event: MouseEvent) => {
    if (!savingRef.current) return;
    event.preventDefault();
    savingRef.current();
  };
  return (
    <section aria-labelledby="onboarding-step" className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div>
        <h2 id="onboarding-step" className="text-lg">
          {t(`onboarding.${step}`)}
        </h2>
        <p className="mt-0.5 text-ink-2">{t(`onboarding.${step}_text`)}</p>
      </div>
      <Content next={next} savingRef={savingRef} />
      <footer className="flex flex-wrap items-center gap-2 border-t pt-4">
        <Link to={next} onClick={saveFirst} className={buttonClass(state === 'open' ? 'default' : 'primary')}>
          {t(isLast(step, checklist) ? 'onboarding.finish' : 'onboarding.next')}
        </Link>
        {state === 'open' && (
          <Button variant="ghost" busy={skip.isPending} onClick={() => skip.decide(step, 'skipped')}>
            {t('onboarding.skip')}
          </Button>
        )}
        {state === 'skipped' && (
          <>
            <span className="text-ink-3">{t('onboarding.skipped')}</span>
            <Button variant="ghost" busy={isPending} onClick={() => decide(step, 'open')}>
              {t('onboarding.unskip')}
            </Button>
          </>
        )}
      </footer>
    </section>
  );
}

const AllDone = ({ skipped }: { skipped: number }) => (
  <EmptyState
    title={t('onboarding.all_done')}
    text={skipped > 0 ? t('onboarding.all_done_skipped', { count: skipped }) : t('onboarding.all_done_text')}
    action={
      <>
        <Link to="/inbox" className={buttonClass('primary')}>
          {t('onboarding.open_inbox')}
        </Link>
        <Link to="/dashboard" className={buttonClass()}>
          {t('onboarding.open_dashboard')}
        </Link>
      </>
    }
  />
);
