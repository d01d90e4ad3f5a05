import { t } from './demo-messages.ts';

const people = [
  { email: 'mara@harbour.example', password: 'harbour-demo', role: t('demo_sign_ins.owner') },
  { email: 'theo@harbour.example', password: 'harbour-demo', role: t('demo_sign_ins.agent') },
  { email: 'ops@parley.example', password: 'operator-demo', role: t('demo_sign_ins.operator') },
];

/** On a demo installation: the accounts to log in with. */
export default function DemoSignIns({ onChoose }: { onChoose: (email: string, password: string) => void }) {
  return (
    <section aria-labelledby="demo-sign-ins" className="mt-8 border-t pt-4">
      <h2 id="demo-sign-ins">{t('demo_sign_ins.title')}</h2>
      <p className="text-sm text-ink-3">{t('demo_sign_ins.text')}</p>
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
