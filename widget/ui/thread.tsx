import { Component, createRef } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import type { Gate } from '../lib/gate.ts';
import { arrangeRows } from '../lib/rows.ts';
import { lastSeq } from '../lib/thread.ts';
import { countNew, fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { describeReturn } from './away.ts';
import { lazy } from './lazy.ts';
import { Line, RowView } from './rows.tsx';
import { Speech } from './speech.tsx';
import type { Surroundings } from './surroundings.ts';

type Props = { chat: Chat; view: ChatView; around: Surroundings; gate: Gate | null };
type State = { /** the last message when the visitor scrolled up; null at the end */ left: number | null };

const Csat = lazy(() => import('./csat.tsx').then((part) => part.Csat));

/** Within this distance the thread counts as scrolled to the end, in px. */
const NEAR = 48;

/** The thread. It stays scrolled to the end while the visitor is there or writes; else it shows how many messages arrived below. */
export class Thread extends Component<Props, State> {
  override state: State = { left: null };
  private readonly scroller = createRef<HTMLDivElement>();
  private readonly content = createRef<HTMLDivElement>();
  /** A phone's keyboard or a growing composer takes space at the end; lazily loaded content adds some. */
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
    for (const element of [this.scroller.current, this.content.current]) if (element) this.resized.observe(element);
    this.goToEnd();
  }
  override componentWillUnmount() {
    this.resized.disconnect();
  }
  override componentDidUpdate({ view }: Props) {
    if (this.state.left === null || this.props.view.unsent.length > view.unsent.length) this.goToEnd();
  }

  override render({ chat, view, around, gate }: Props, { left }: State) {
    const { words } = around;
    const { messages, marks, unsent, shop, state, phase, typing } = view;
    const rows = arrangeRows(messages, marks, unsent);
    const questions = view.loaded && !gate && phase === 'ready' && rows.length === 0 ? questionsOf(shop, words) : [];
    const below = left === null ? 0 : messages.filter((message) => message.seq > left).length;
    const greets = shop?.texts.welcome && !messages.some((message) => message.text === shop.texts.welcome);
    return (
      <div class="body">
        {/* Focusable, so that the arrow keys can scroll it. */}
        <div class="scroll" ref={this.scroller} tabIndex={0} role="region" aria-label={words.chat} onScroll={this.look}>
          <div class="content" ref={this.content}>
            <div class="log" role="log" aria-live="polite" aria-label={words.chat} aria-busy={!view.loaded && phase !== 'unavailable'}>
              {shop?.ai && <Line>{shop.texts.disclosure || words.assistantAnswers}</Line>}
              {greets && (
                <div class="turn">
                  <Speech text={shop.texts.welcome} />
                </div>
              )}
              {rows.map((row) => (
                <RowView key={row.key} row={row} chat={chat} view={view} around={around} onRetry={chat.retry} onRemove={chat.remove} />
              ))}
              {state?.resolved && rows.length > 0 && unsent.length === 0 && <Line>{words.resolved}</Line>}
              {!view.online && !gate && !state?.resolved && (
                <Line>{`${shop?.texts.away ?? ''} ${describeReturn(view, around)}`.trim()}</Line>
              )}
              {phase === 'unavailable' && <Line>{view.reason || words.unavailable}</Line>}
              {view.blocked && <Line>{view.reason}</Line>}
            </div>
            {questions.length > 0 && (
              <ul class="chips" aria-label={words.questions}>
                {questions.map((question) => (
                  <li key={question}>
                    <button type="button" dir="auto" onClick={() => chat.write(question)}>
                      {question}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            {state?.resolved && asksCsat(state.csat) && <Csat chat={chat} csat={state.csat} around={around} />}
            {typing && (
              <div class="typing small" dir="auto">
                <span class="words dots">
                  <i />
                  <i />
                  <i />
                </span>
                {describeTyping(typing, words)}
              </div>
            )}
          </div>
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

/** What can be asked with one click: the shop's own questions, or common ones where the AI answers. */
const questionsOf = (shop: ChatView['shop'], words: Words): readonly string[] =>
  shop?.texts.quick_replies.length ? shop.texts.quick_replies : shop?.ai ? [words.question1, words.question2, words.question3] : [];

const asksCsat = ({ asked, score }: { asked: boolean; score: number | null }) => asked || score !== null;

const describeTyping = ({ who, name }: NonNullable<ChatView['typing']>, words: Words): string =>
  fill(words.writes, { name: who === 'ai' ? words.assistant : (name ?? words.someone) });
