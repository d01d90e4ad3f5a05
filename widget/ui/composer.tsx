import { Component, createRef } from 'preact';
import type { Words } from '../words/words.ts';
import { Icon } from './icons.tsx';

type Props = {
  words: Words;
  disabled: boolean;
  draft: string;
  takesFocus: boolean;
  onType: (text: string) => void;
  onStop: () => void;
  /** False when the text was not taken. */
  onSend: (text: string) => boolean;
};
type State = { text: string };

/** Enter sends, Shift+Enter begins a new line; Enter that only ends an input method's word does neither. */
export class Composer extends Component<Props, State> {
  override state: State = { text: this.props.draft };
  private readonly field = createRef<HTMLTextAreaElement>();

  private change(text: string) {
    this.setState({ text });
    this.props.onType(text);
  }
  private readonly send = (event: Event) => {
    event.preventDefault();
    if (this.props.onSend(this.state.text)) this.change('');
    this.field.current?.focus();
  };
  private readonly press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229) this.send(event);
  };
  private grow() {
    const field = this.field.current;
    if (!field) return;
    field.style.height = '';
    if (field.scrollHeight > field.clientHeight) field.style.height = `${field.scrollHeight}px`;
  }

  override componentDidMount() {
    this.grow();
    if (this.props.takesFocus) this.field.current?.focus();
  }
  override componentDidUpdate(_: Props, { text }: State) {
    if (text !== this.state.text) this.grow();
  }
  override render({ words, disabled, onStop }: Props, { text }: State) {
    return (
      <form class="composer" onSubmit={this.send}>
        <textarea
          ref={this.field}
          rows={1}
          dir="auto"
          maxLength={8000}
          enterkeyhint="send"
          autocomplete="off"
          disabled={disabled}
          placeholder={words.placeholder}
          aria-label={words.placeholder}
          value={text}
          onInput={(event) => this.change(event.currentTarget.value)}
          onKeyDown={this.press}
          onBlur={onStop}
        />
        <button type="submit" class="send" aria-label={words.send} disabled={disabled || text.trim() === ''}>
          <Icon name="up" />
        </button>
      </form>
    );
  }
}
