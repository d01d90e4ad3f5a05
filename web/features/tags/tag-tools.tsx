import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { useHotkey } from '../../lib/hotkeys.ts';
import { Input } from '../../ui/input.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { Select } from '../../ui/select.tsx';
import { t } from './words.ts';

const periods = [7, 30, 90];
type TagToolsProps = { words: string; onWords: (words: string) => void; days: number; onDays: (days: number) => void };

/** What is looked for, and over which time it is counted. */
export function TagTools({ words, onWords, days, onDays }: TagToolsProps) {
  const box = useRef<HTMLInputElement>(null);
  useHotkey('/', () => box.current?.focus());
  return (
    <div className="flex gap-2">
      <Input
        ref={box}
        type="search"
        className="min-w-0 flex-1 md:max-w-[280px]"
        icon={<Search />}
        end={words === '' && <Kbd keys="/" className="me-1 max-md:hidden" />}
        aria-label={t('tags.search')}
        placeholder={t('tags.search')}
        value={words}
        onChange={({ target }) => onWords(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onWords('')}
      />
      <Select
        className="ms-auto shrink-0"
        aria-label={t('tags.period')}
        value={days}
        onChange={({ target }) => onDays(Number(target.value))}
      >
        {periods.map((count) => (
          <option key={count} value={count}>
            {t('tags.period_days', { count })}
          </option>
        ))}
      </Select>
    </div>
  );
}
