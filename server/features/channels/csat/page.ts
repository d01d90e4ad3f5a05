import type { Language } from './words.ts';
import { words } from './words.ts';
import { safe } from '../../../platform/lib/html.ts';
import { publicPage } from '../../../platform/lib/public-page.ts';

const frame = (language: Language, title: string, body: string) => publicPage({ language, title, style: '/csat/style.css', body });

type Form = { language: Language; shop: string; score?: number | undefined; remark?: string; issue?: 'choose' | 'tooLong' | undefined };
/** The survey as a plain form, so that it works in any messenger's in-app browser. */
export function questionPage({ language, shop, score, remark = '', issue }: Form): string {
  const w = words[language];
  const choices = w.choices.map(
    (choice, index) =>
      `<label><input type="radio" name="score" value="${index + 1}" required${score === index + 1 ? ' checked' : ''}><span>${safe(choice)}</span></label>`,
  );
  return frame(
    language,
    w.title(shop),
    `<form method="post">
${issue ? `<p class="fault" role="alert">${safe(w[issue])}</p>` : ''}
<fieldset><legend>${safe(w.legend)}</legend><div class="choices">${choices.join('')}</div></fieldset>
<label class="remark" for="remark">${safe(w.remark)} <span>${safe(w.optional)}</span></label>
<textarea id="remark" name="remark" rows="4" maxlength="2000">${safe(remark)}</textarea>
<button>${safe(w.send)}</button>
</form>`,
  );
}

type Given = { language: Language; score: number; remark: string; locked?: boolean };
/** `locked`: they tried to change their answer. */
export function thanksPage({ language, score, remark, locked = false }: Given): string {
  const w = words[language];
  const quote = remark ? `<blockquote>${safe(remark)}</blockquote>` : '';
  const given = `<p>${safe(w.given(w.choices[score - 1] ?? String(score)))}</p>${quote}`;
  return frame(language, w.thanks, `${locked ? `<p role="alert">${safe(w.locked)}</p>` : ''}${given}`);
}

export const expiredPage = (language: Language): string =>
  frame(language, words[language].expiredTitle, `<p>${safe(words[language].expired)}</p>`);

export const busyPage = (language: Language): string =>
  frame(language, words[language].busyTitle, `<p role="alert">${safe(words[language].busy)}</p>`);
