import { useAppConfig } from '../../data/use-app-config.ts';
import { t } from './words.ts';

const people = [
  { email: 'mara@harbour.example', password: 'harbour-demo', role: t('auth.demo_owner') },
  { email: 'theo@harbour.example', password: 'harbour-demo', role: t('auth.demo_agent') },
  { email: 'ops@parley.example', password: 'operator-demo', role: t('auth.demo_operator') },
];

/** On a demo installation: whom one can log in as. Comes when the server has said so; nobody waits for it. */
export function DemoSignIns({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  if (!useAppConfig()?.demo) return null;
  return (
    <section aria-labelledby="demo-sign-ins" className="mt-8 border-t pt-4">
      <h2 id="demo-sign-ins">{t('auth.demo_title')}</h2>
      <p className="text-sm text-ink-3">{t('auth.demo_text')}</p>
      <ul className="-mx-2 mt-2">
        {people.map(({ email, password, role }) => (
          <li key={email}>
            <button
              type="button"
              onClick={() => onChoose(email, password)}
              className="grid w-full rounded px-2 py-1.5 text-start transition-colors hover:bg-hover"
            >
              <span className="font-medium">{role}</span>
              <span className="text-sm text-ink-3">
                {email} · {password}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
