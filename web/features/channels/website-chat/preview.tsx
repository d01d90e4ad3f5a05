import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../../data/auth.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { languages } from './languages.ts';
import { previewOf, type PreviewOptions } from './preview-of.ts';
import type { Settings } from './settings-form.ts';
import { t } from './messages.ts';
import { mediaQuery } from '../../../lib/browser.ts';

/** The size of the page in the frame, and the largest width it is shown at, all in px. */
const sizes = {
  closed: { width: 680, height: 780, shownWidth: 401 },
  open: { width: 680, height: 780, shownWidth: 401 },
  phone: { width: 375, height: 667, shownWidth: 259 },
};

/** The real widget with the form's values, saved or not. */
export function Preview({ settings }: { settings: Settings }) {
  const [options, setOptions] = useState<PreviewOptions>({
    shape: 'open',
    scheme: startScheme(),
    away: false,
    locale: settings.languages[0] ?? 'en',
  });
  const shop = useAuth((auth) => auth.user?.merchant_name ?? '');
  const { width, height, shownWidth } = sizes[options.shape];
  const frame = useFrame(previewOf(settings, options, shop));
  const update = (change: Partial<PreviewOptions>) => setOptions({ ...options, ...change });
  return (
    <Card title={t('chat.preview')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="grid grid-cols-3 gap-2">
          <Select
            aria-label={t('chat.preview_shape')}
            value={options.shape}
            onChange={({ target }) => update({ shape: target.value as PreviewOptions['shape'] })}
          >
            <option value="open">{t('chat.preview_open')}</option>
            <option value="closed">{t('chat.preview_closed')}</option>
            <option value="phone">{t('chat.preview_phone')}</option>
          </Select>
          <Select
            aria-label={t('chat.preview_scheme')}
            value={options.scheme}
            onChange={({ target }) => update({ scheme: target.value as PreviewOptions['scheme'] })}
          >
            <option value="light">{t('chat.preview_light')}</option>
            <option value="dark">{t('chat.preview_dark')}</option>
          </Select>
          <Select
            aria-label={t('chat.preview_language')}
            value={options.locale}
            onChange={({ target }) => update({ locale: target.value })}
          >
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Checkbox label={t('chat.preview_away')} checked={options.away} onChange={({ target }) => update({ away: target.checked })} />
        <div
          className="@container mx-auto max-w-full overflow-hidden rounded border"
          style={{ width: shownWidth, aspectRatio: `${width} / ${height}` }}
        >
          <iframe
            ref={frame}
            src="/chat-preview"
            title={t('chat.preview_frame')}
            style={{ width, height, scale: fitted(width), transformOrigin: '0 0' }}
            className="block border-0"
          />
        </div>
      </div>
    </Card>
  );
}

/** The factor by which a page that wide fits its container: a quotient of two lengths, which CSS can form by angles only. */
const fitted = (width: number) => `tan(atan2(100cqw, ${width}px))`;

const startScheme = () => (mediaQuery('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Sends the preview frame its content: once it is ready, and on every change. */
function useFrame(content: ReturnType<typeof previewOf>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<{ type?: string }>) => {
      if (origin === location.origin && source === frame.current?.contentWindow && data?.type === 'parley:preview-ready') setReady(true);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const text = JSON.stringify(content);
  useEffect(() => {
    if (ready) frame.current?.contentWindow?.postMessage(JSON.parse(text), location.origin);
  }, [ready, text]);
  return frame;
}
