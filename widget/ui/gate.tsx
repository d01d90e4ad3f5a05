import { Component, createRef, h } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import type { Gate } from '../lib/gate.ts';
import type { Words } from '../words/words.ts';
import { describeReturn } from './away.ts';
import css from './rare.css?inline';
import type { Surroundings } from './surroundings.ts';

type Props = { chat: Chat; view: ChatView; around: Surroundings; gate: Gate; takesFocus: boolean };
type State = { name: string; email: string; text: string; busy: boolean; error: string };

/** Replaces the composer with what is asked first: identity, consent, and the message when nobody is available. */
export class GateForm extends Component<Props, State> {
  override state: State = {
    name: this.props.view.visitor?.name ?? '',
    email: '',
    text: this.props.chat.draft(),
    busy: false,
    error: '',
  };
  private readonly form = createRef<HTMLFormElement>();

  override componentDidMount() {
    if (this.props.takesFocus) this.form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }

  private readonly submit = async (event: Event) => {
    event.preventDefault();
    const { chat, gate, around } = this.props;
    if (this.state.busy) return;
    this.setState({ busy: true, error: '' });
    const failure = (gate.consent ? await chat.consent() : null) ?? (await this.introduce());
    this.setState({ busy: false, error: failure ? failure.reason || around.words.tryLater : '' });
    if (!failure && gate.away && chat.write(this.state.text) !== null) chat.type('');
  };

  private async introduce() {
    const { chat, gate } = this.props;
    const name = this.state.name.trim();
    const email = this.state.email.trim();
    if (!gate.contact) return null;
    const failure = name || email ? await chat.introduce({ ...(name && { name }), ...(email && { email }) }) : null;
    if (!failure && !email) chat.skipContact();
    return failure;
  }

  private readonly type = (text: string) => {
    this.setState({ text });
    this.props.chat.type(text);
  };

  override render({ view, around, gate }: Props, { name, email, text, busy, error }: State) {
    const { words } = around;
    const { shop } = view;
    if (!shop) return null;
    around.addStyle(css);
    return (
      <form class="gate" ref={this.form} onSubmit={this.submit}>
        {gate.away && (
          <p dir="auto">
            {shop.texts.away
              ? `${shop.texts.away} ${describeReturn(view, around)}`
              : `${describeReturn(view, around) || words.awayNow} ${words.away}`}
          </p>
        )}
        {gate.contact && (
          <>
            <Field
              words={words}
              label={words.nameLabel}
              type="text"
              name="name"
              value={name}
              onType={(typed) => this.setState({ name: typed })}
            />
            <Field
              words={words}
              label={words.emailLabel}
              type="email"
              name="email"
              value={email}
              required={gate.contact === 'required'}
              onType={(typed) => this.setState({ email: typed })}
            />
          </>
        )}
        {gate.away && (
          <label>
            <span class="small">{words.placeholder}</span>
            <textarea
              required
              rows={3}
              maxLength={8000}
              dir="auto"
              value={text}
              onInput={(event) => this.type(event.currentTarget.value)}
            />
          </label>
        )}
        {gate.consent && (
          <label class="agree">
            <input type="checkbox" required />
            <span dir="auto">
              {shop.asks.consent_text || words.consentText} {words.agree}
              {'. '}
              {shop.asks.privacy_url && (
                <a href={shop.asks.privacy_url} target="_blank" rel="noopener noreferrer">
                  {words.privacy}
                  <span class="hidden"> ({words.opensTab})</span>
                </a>
              )}
            </span>
          </label>
        )}
        <p class="fault small" role="alert">
          {error}
        </p>
        <button type="submit" class="do bold" disabled={busy}>
          {gate.away ? words.send : words.begin}
        </button>
      </form>
    );
  }
}

type FieldProps = {
  words: Words;
  label: string;
  type: 'text' | 'email';
  name: 'name' | 'email';
  value: string;
  required?: boolean;
  onType: (text: string) => void;
};

const Field = ({ words, label, type, name, value, required = false, onType }: FieldProps) => (
  <label>
    <span class="small">
      {label}
      {!required && ` (${words.optional})`}
    </span>
    {h('input', {
      type,
      name,
      autocomplete: name,
      dir: 'auto',
      maxLength: name === 'name' ? 120 : 254,
      required,
      value,
      onInput: (event: Event) => onType((event.currentTarget as HTMLInputElement).value),
    })}
  </label>
);
