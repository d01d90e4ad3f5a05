import { type Tag, tagColours } from '@parley/contract/tags';
import { useId } from 'react';
import { TagDot } from '../../ui/tag-dot.tsx';
import { t } from './words.ts';

type ColourChoiceProps = { value: Tag['colour']; onChange: (colour: Tag['colour']) => void };

/** One tab stop, the arrow keys choose; each colour has its name beside it. */
export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('tags.colour')}</legend>
      <div className="grid grid-cols-3 gap-1.5">
        {tagColours.map((colour) => (
          <label
            key={colour}
            className="relative flex h-control cursor-pointer items-center gap-2 rounded border border-line px-2.5 transition-colors hover:bg-hover has-checked:border-ink has-checked:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              value={colour}
              checked={colour === value}
              onChange={() => onChange(colour)}
              className="absolute inset-0 cursor-pointer appearance-none rounded outline-none"
            />
            <TagDot colour={colour} className="size-2.5!" />
            {t(`tags.colour_${colour}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
