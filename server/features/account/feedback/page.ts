import { safe } from '../../../platform/lib/html.ts';
import { publicPage } from '../../../platform/lib/public-page.ts';
import type { Feedback } from './store.ts';
import { statusWords, typeWords } from './words.ts';

const frame = (title: string, body: string) => publicPage({ language: 'en', title, style: '/feedback/style.css', body });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
const time = (at: Date) => `<time datetime="${at.toISOString()}">${day.format(at)}</time>`;

/** Its sender is never on it. */
export function statusPage({ feedback_type: type, title, description, status, answer, created_at: at, updated_at: changed }: Feedback) {
  const { name, text } = statusWords[status];
  return frame(
    title,
    `<p>${typeWords[type]} · sent ${time(at)}</p>
<h2>Status</h2>
<p><strong class="status">${name}</strong></p>
<p>${text}${changed ? ` Last changed ${time(changed)}.` : ''}</p>
${answer === null ? '' : `<h2>Answer</h2>\n<p class="written">${safe(answer)}</p>`}
<h2>Feedback</h2>
<p class="written">${safe(description)}</p>`,
  );
}

export const missingPage = () =>
  frame('Feedback not found', '<p>Check that the link is complete. Feedback is deleted after two years.</p>');

export const busyPage = () => frame('One moment, please', '<p role="alert">We can’t show this page right now. Try again in a moment.</p>');
