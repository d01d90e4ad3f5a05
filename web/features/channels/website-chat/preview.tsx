import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { languages } from './languages.ts';
import { previewOf, type Stance } from './preview-of.ts';
import type { Settings } from './settings-form.ts';
import { t } from './words.ts';

/** The page inside the frame, and how large it is drawn: a desk's page is wider than its place. */
const sizes = {
  closed: { width: 680, height: 780, scale: 0.59 },
  open: { width: 680, height: 780, scale: 0.59 },
  phone: { width: 375, height: 667, scale: 0.69 },
};

/** The real widget with what stands in the form, saved or not. */
export function Preview({ settings }: { settings: Settings }) {
  const [stance, setStance] = useState<Stance>({
    shape: 'open',
    scheme: startScheme(),
    away: false,
    locale: settings.languages[0] ?? 'en',
  });
  const shop = useAuth((auth) => auth.user?.merchant_name ?? '');
  const { width, height, scale } = sizes[stance.shape];
  const frame = useFrame(previewOf(settings, stance, shop));
  const stand = (change: Partial<Stance>) => setStance({ ...stance, ...change });
  return (
    <Card title={t('chat.preview')}>
      <div className="grid gap-3">
        <div className="grid grid-cols-3 gap-2">
          <Select
            aria-label={t('chat.preview_shape')}
            value={stance.shape}
            onChange={({ target }) => stand({ shape: target.value as Stance['shape'] })}
          >
            <option value="open">{t('chat.preview_open')}</option>
            <option value="closed">{t('chat.preview_closed')}</option>
            <option value="phone">{t('chat.preview_phone')}</option>
          </Select>
          <Select
            aria-label={t('chat.preview_scheme')}
            value={stance.scheme}
            onChange={({ target }) => stand({ scheme: target.value as Stance['scheme'] })}
          >
            <option value="light">{t('chat.preview_light')}</option>
            <option value="dark">{t('chat.preview_dark')}</option>
          </Select>
          <Select aria-label={t('chat.preview_language')} value={stance.locale} onChange={({ target }) => stand({ locale: target.value })}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Checkbox label={t('chat.preview_away')} checked={stance.away} onChange={({ target }) => stand({ away: target.checked })} />
        <div className="mx-auto max-w-full overflow-hidden rounded border" style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            src="/chat-preview"
            title={t('chat.preview_frame')}
            style={{ width, height, scale, transformOrigin: '0 0' }}
            className="block border-0"
          />
        </div>
      </div>
    </Card>
  );
}

const startScheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Tells the page in the frame what to look like: once it is ready, and whenever that changes. */
function useFrame(said: ReturnType<typeof previewOf>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<{ type?: string }>) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data?.type === 'parley:preview-ready') setReady(true);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const text = JSON.stringify(said);
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin);
  }, [ready, text]);
  return frame;
}
