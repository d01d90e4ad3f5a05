import { cx } from '../lib/cx.ts';
import { initials } from '../lib/initials.ts';

const TONES = {
  neutral: 'border-line bg-hover text-ink-2',
  ai: 'border-ai-line bg-ai-soft text-ai',
  human: 'border-human-line bg-human-soft text-human',
};

type AvatarProps = {
  name: string;
  src?: string | null;
  tone?: keyof typeof TONES;
  large?: boolean;
  className?: string;
};

/** A photo or initials. Decorative: the name is always shown beside it. */
export function Avatar({ name, src, tone = 'neutral', large = false, className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full border text-2xs font-strong select-none',
        large ? 'size-9' : 'size-[26px]',
        TONES[tone],
        className,
      )}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : initials(name)}
    </span>
  );
}
