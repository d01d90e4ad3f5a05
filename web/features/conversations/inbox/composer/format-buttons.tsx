import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Italic from 'lucide-react/icons/italic';
import Strikethrough from 'lucide-react/icons/strikethrough';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import type { Mark } from './field.tsx';
import { t } from './messages.ts';

const buttons = [
  { mark: 'bold', icon: <Bold />, kbd: 'mod+b' },
  { mark: 'italic', icon: <Italic />, kbd: 'mod+i' },
  { mark: 'struck', icon: <Strikethrough />, kbd: undefined },
  { mark: 'code', icon: <Code />, kbd: undefined },
] as const;

type ButtonsProps = LayerProps & { onMark: (mark: Mark) => void; why: string | null };

/** Buttons for the marks that the channel renders; a channel without formatting says so. */
export default function FormatButtons({ onMark, why, ...layer }: ButtonsProps) {
  return (
    <Popover label={t('composer.format')} side="top" className="min-w-0! p-1!" {...layer}>
      <div className="flex">
        {buttons.map(({ mark, icon, kbd }) => (
          <IconButton
            key={mark}
            label={t(`composer.format_${mark}`)}
            icon={icon}
            {...(kbd && { kbd })}
            disabled={why !== null}
            onClick={() => onMark(mark)}
          />
        ))}
      </div>
      {why && <p className="px-2 pb-1 text-xs text-ink-3">{why}</p>}
    </Popover>
  );
}
