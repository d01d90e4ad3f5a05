import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './messages.ts';

export type Header = { name: string; value?: string | undefined };
type HeaderProps = {
  headers: readonly Header[];
  saved: readonly string[];
  error: (path: string) => string | undefined;
  onChange: (headers: Header[]) => void;
};
const most = 10;

/** Names and values. A saved value is never shown; what is typed replaces it. */
export function HeaderFields({ headers, saved, error, onChange }: HeaderProps) {
  const change = (place: number, part: Partial<Header>) =>
    onChange(headers.map((header, at) => (at === place ? { ...header, ...part } : header)));
  return (
    <fieldset>
      <legend className="font-medium">{t('webhooks.headers')}</legend>
      <p className="mb-1.5 text-sm text-ink-3">{t('webhooks.headers_hint')}</p>
      <div className="grid gap-2">
        {headers.map(({ name, value }, place) => (
          <HeaderRow
            // oxlint-disable-next-line react/no-array-index-key -- A header has nothing but its place until it is named.
            key={place}
            number={place + 1}
            name={name}
            value={value ?? ''}
            isSaved={saved.includes(name)}
            problem={error(`headers.${place}.name`) ?? error(`headers.${place}.value`)}
            onChange={(part) => change(place, part)}
            onRemove={() => onChange(headers.filter((_, at) => at !== place))}
          />
        ))}
        {headers.length < most && (
          <div>
            <Button icon={<Plus />} onClick={() => onChange([...headers, { name: '' }])}>
              {t('webhooks.header_add')}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}

type RowProps = {
  number: number;
  name: string;
  value: string;
  isSaved: boolean;
  problem: string | undefined;
  onChange: (part: Partial<Header>) => void;
  onRemove: () => void;
};

function HeaderRow({ number, name, value, isSaved, problem, onChange, onRemove }: RowProps) {
  const path = `headers.${number - 1}`;
  return (
    <div>
      <div className="flex gap-2">
        <Input
          name={`${path}.name`}
          className="min-w-0 flex-1"
          aria-label={t('webhooks.header_name', { number })}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          placeholder="Authorization"
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <Input
          name={`${path}.value`}
          className="min-w-0 flex-1"
          aria-label={t('webhooks.header_value', { number })}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          placeholder={isSaved ? t('webhooks.header_kept') : ''}
          value={value}
          onChange={({ target }) => onChange({ value: target.value === '' ? undefined : target.value })}
        />
        <IconButton label={t('webhooks.header_remove', { number })} icon={<Trash />} onClick={onRemove} />
      </div>
      <div aria-live="polite" className="contents">
        {problem && <p className="mt-1 text-sm text-bad">{problem}</p>}
      </div>
    </div>
  );
}
