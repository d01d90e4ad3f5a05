import { Component, createRef } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { FileError } from '../chat/uploads.ts';
import type { ChatView } from '../chat/view.ts';
import { endings, largest, mostFiles, writeSize } from '../lib/files.ts';
import { fill } from '../words/words.ts';
import { Icon } from './icons.tsx';
import { lazy } from './lazy.ts';
import type { Surroundings } from './surroundings.ts';

type Props = { chat: Chat; view: ChatView; around: Surroundings; takesFocus: boolean };
type State = { text: string; error: FileError | null };

const Tray = lazy(() => import('./tray.tsx').then((part) => part.Tray));
const accepted = endings.map((ending) => `.${ending}`).join();

/** Enter sends, Shift+Enter starts a new line; Enter that ends an IME composition does neither. Files can be chosen, pasted or dropped. */
export class Composer extends Component<Props, State> {
  override state: State = { text: this.props.chat.draft(), error: null };
  private readonly field = createRef<HTMLTextAreaElement>();
  private readonly picker = createRef<HTMLInputElement>();

  private change(text: string) {
    this.setState({ text });
    this.props.chat.type(text);
  }
  private readonly send = (event: Event) => {
    event.preventDefault();
    if (this.props.chat.write(this.state.text) !== null) this.change('');
    this.setState({ error: null });
    this.field.current?.focus();
  };
  private readonly press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229) this.send(event);
  };
  private readonly pick = () => {
    this.take(this.picker.current?.files);
    // Reset, so that choosing the same file again fires a change.
    if (this.picker.current) this.picker.current.value = '';
  };
  private readonly paste = (event: ClipboardEvent) => {
    if (this.take(event.clipboardData?.files)) event.preventDefault();
  };
  /** False when there are none. */
  take(files: FileList | null | undefined): boolean {
    if (!files?.length || !this.props.view.shop?.asks.attachments) return false;
    this.setState({ error: null });
    void this.props.chat.addFiles([...files]).then((error) => this.setState({ error }));
    return true;
  }
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
  override render({ chat, view, around }: Props, { text, error }: State) {
    const { words, language } = around;
    const { uploads, phase, blocked, shop } = view;
    const disabled = phase === 'unavailable' || blocked;
    const isUnderWay = uploads.some(({ stage }) => stage === 'waiting' || stage === 'sending');
    const isEmpty = text.trim() === '' && !uploads.some(({ stage }) => stage === 'there');
    const limits = { count: String(mostFiles), size: writeSize(largest, language) };
    return (
      <form class="composer" onSubmit={this.send}>
        {uploads.length > 0 && <Tray chat={chat} uploads={uploads} around={around} />}
        <p class="fault small" role="alert" dir="auto">
          {error && fill(words[error.kind], { ...limits, name: error.name })}
        </p>
        {shop?.asks.attachments && (
          <>
            <button
              type="button"
              class="icon clip"
              aria-label={`${words.attach}, ${fill(words.attachLimits, limits)}`}
              title={`${words.attach}, ${fill(words.attachLimits, limits)}`}
              disabled={disabled}
              onClick={() => this.picker.current?.click()}
            >
              <Icon name="clip" />
            </button>
            <input ref={this.picker} type="file" hidden multiple accept={accepted} onChange={this.pick} />
          </>
        )}
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
          onPaste={this.paste}
          onBlur={chat.stopTyping}
        />
        <button type="submit" class="send" aria-label={words.send} disabled={disabled || isUnderWay || isEmpty}>
          <Icon name="up" />
        </button>
      </form>
    );
  }
}
