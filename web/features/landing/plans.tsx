import { Section } from './section.tsx';
import { t } from './words.ts';

const plans = [
  { name: t('landing.plan_free'), text: t('landing.plan_free_text') },
  { name: t('landing.plan_starter'), text: t('landing.plan_starter_text') },
  { name: t('landing.plan_growth'), text: t('landing.plan_growth_text') },
  { name: t('landing.plan_scale'), text: t('landing.plan_scale_text') },
];

/** The four plans by name. No price stands here before there is one. */
export function Plans() {
  return (
    <Section id="plans" title={t('landing.plans_title')} text={t('landing.plans_text')}>
      <ul className="mt-8 grid rounded-lg border bg-surface shadow-paper sm:grid-cols-2 lg:grid-cols-4">
        {plans.map(({ name, text }) => (
          <li key={name} className="border-b p-5 last:border-b-0 sm:nth-[3]:border-b-0 lg:border-e lg:border-b-0 lg:last:border-e-0">
            <h3 className="text-[15px]">{name}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
