import { expect, test } from 'vitest';
import { deviceOf, pictureKind } from './rules.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0', 'Opera on Windows'],
  ['curl/8.9.1', 'curl'],
  ['node', 'node'],
  ['My Shop Sync/1.0 (+https://x)', 'My Shop Sync'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['', 'Unknown device'],
])('%j is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

const bytes = (text: string) => Buffer.from(text, 'latin1');
test.each([
  ['a PNG', bytes('\x89PNG\r\n\x1a\n…'), 'png'],
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'jpeg'],
  ['a GIF', bytes('GIF89a…'), 'gif'],
  ['a WebP', bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), 'webp'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
  ['a sound in the same wrapping as a WebP', bytes('RIFF\x00\x00\x00\x00WAVEfmt '), undefined],
  ['a TIFF', bytes('II*\x00'), undefined],
  ['nothing', bytes(''), undefined],
])('%s is detected from its first bytes', (_, file, kind) => expect(pictureKind(file)).toBe(kind));
