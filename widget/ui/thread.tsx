import { Component, createRef } from 'preact';
import type { ChatView } from '../chat/view.ts';
import { arrangeRows } from '../lib/rows.ts';
import { lastSeq } from '../lib/thread.ts';
import { countNew, fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { Line, RowView, Speech } from './rows.tsx';
import type { LetterDeeds } from './rows.tsx';
import type { Surroundings } from './surroundings.ts';

type Props = { view: ChatView; around: Surroundings } & LetterDeeds;
type State = { /** the last message when the visitor went up to read; null at the end */ left: number | null };

/** This near to the end counts as being there. */
const NEAR = 48;

/** What was said. It stays at the end while the visitor is there or writes; else it tells how much came below. */
export class Thread extends Component<Props, State> {
  override state: State = { left: null };
  private readonly scroller = createRef<HTMLDivElement>();
  /** The keyboard of a phone, or the field as it grows, takes room at the end. */
  private readonly resized = new ResizeObserver(() => this.state.left === null && this.goToEnd());

  private readonly goToEnd = () => {
    const element = this.scroller.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  private readonly look = () => {
    const element = this.scroller.current;
    const isAtEnd = !element || element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR;
    if (isAtEnd !== (this.state.left === null)) this.setState({ left: isAtEnd ? null : lastSeq(this.props.view.messages) });
  };

  override componentDidMount() {
    if (this.scroller.current) this.resized.observe(this.scroller.current);
    this.goToEnd();
  }
  override componentWillUnmount() {
    this.resized.disconnect();
  }
  override componentDidUpdate({ view }: Props) {
    if (this.state.left === null || this.props.view.letters.length > view.letters.length) this.goToEnd();
  }

  override render({ view, around, onRetry, onRemove }: Props, { left }: State) {
    const { words } = around;
    const { messages, marks, letters, shop, state, phase, typing } = view;
    const rows = arrangeRows(messages, marks, letters);
    const below = left === null ? 0 : messages.filter((message) => message.seq > left).length;
    const greets = shop?.welcome && !messages.some((message) => message.text === shop.welcome);
    return (
      <div class="body">
        {/* A person without a mouse scrolls with the arrow keys, so it takes the focus. */}
        <div class="scroll" ref={this.scroller} tabIndex={0} role="region" aria-label={words.chat} onScroll={this.look}>
          <div class="log" role="log" aria-live="polite" aria-label={words.chat} aria-busy={!view.loaded && phase !== 'unavailable'}>
            {shop?.ai && <Line>{shop.disclosure || words.assistantAnswers}</Line>}
            {greets && (
              <div class="turn">
                <Speech text={shop.welcome} />
              </div>
            )}
            {rows.map((row) => (
              <RowView key={row.key} row={row} around={around} onRetry={onRetry} onRemove={onRemove} />
            ))}
            {state?.resolved && rows.length > 0 && letters.length === 0 && <Line>{words.resolved}</Line>}
            {phase === 'unavailable' && <Line>{words.unavailable}</Line>}
          </div>
          {typing && (
            <div class="typing small" dir="auto">
              <span class="words dots">
                <i />
                <i />
                <i />
              </span>
              {sayTyping(typing, words)}
            </div>
          )}
        </div>
        {below > 0 && (
          <button type="button" class="below" onClick={this.goToEnd}>
            {countNew(words, below)}
          </button>
        )}
      </div>
    );
  }
}

const sayTyping = ({ who, name }: NonNullable<ChatView['typing']>, words: Words): string =>
  fill(words.writes, { name: who === 'ai' ? words.assistant : (name ?? words.someone) });
