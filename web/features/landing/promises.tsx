import { Section } from './section.tsx';
import { t } from './words.ts';

const promises = [
  { title: t('landing.how_whole'), text: t('landing.how_whole_text') },
  { title: t('landing.how_over'), text: t('landing.how_over_text') },
  { title: t('landing.how_evidence'), text: t('landing.how_evidence_text') },
  { title: t('landing.how_lost'), text: t('landing.how_lost_text') },
];

export function Promises() {
  return (
    <Section id="how" title={t('landing.how_title')}>
      <ol className="mt-8 grid gap-x-14 md:grid-cols-2">
        {promises.map(({ title, text }, index) => (
          <li key={title} className="flex gap-5 border-t py-6">
            <span aria-hidden className="text-[15px] text-ink-3 tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-[15px] tracking-[-0.012em]">{title}</h3>
              <p className="mt-1.5 max-w-[52ch] text-[14px] leading-normal text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
