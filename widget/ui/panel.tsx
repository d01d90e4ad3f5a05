import { Component, createRef } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import { gateFor } from '../lib/gate.ts';
import { imageAddress } from '../lib/images.ts';
import { fill, type Words } from '../words/words.ts';
import { Composer } from './composer.tsx';
import { Icon } from './icons.tsx';
import { lazy } from './lazy.ts';
import css from './panel.css?inline';
import { Person } from './person.tsx';
import type { Surroundings } from './surroundings.ts';
import { Thread } from './thread.tsx';

type Props = { chat: Chat; view: ChatView; around: Surroundings; takesFocus: boolean };
type State = { dropping: boolean };

const Basket = lazy(() => import('./shopping.tsx').then((part) => part.Basket));
const GateForm = lazy(() => import('./gate.tsx').then((part) => part.GateForm));

/** The panel's content: who answers, the thread, and the composer or what is asked before it. Files may be dropped anywhere on it. */
export class Panel extends Component<Props, State> {
  override state: State = { dropping: false };
  private readonly composer = createRef<Composer>();

  private readonly drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.setState({ dropping: event.type === 'dragover' && Boolean(this.props.view.shop?.asks.attachments) });
    if (event.type === 'drop') this.composer.current?.take(event.dataTransfer.files);
  };

  override render(props: Props, { dropping }: State) {
    const { chat, view, around } = props;
    const gate = gateFor(view);
    around.addStyle(css);
    return (
      <div class="all" onDragOver={this.drag} onDragLeave={this.drag} onDrop={this.drag}>
        <Header around={around} view={view} onClose={chat.close} />
        <Thread chat={chat} view={view} around={around} gate={gate} />
        <Person chat={chat} view={view} around={around} />
        {view.basket.length > 0 && <Basket chat={chat} view={view} around={around} />}
        {gate ? <GateForm gate={gate} {...props} /> : <Composer key={view.drafts} ref={this.composer} {...props} />}
        {dropping && <div class="drop bold">{around.words.dropHere}</div>}
      </div>
    );
  }
}

/** The shop's logo, or its initial. */
class Mark extends Component<{ logo: string | null; name: string }, { failed: boolean }> {
  override state = { failed: false };
  override render({ logo, name }: { logo: string | null; name: string }) {
    return (
      <span class="mark bold" aria-hidden="true">
        {logo && !this.state.failed ? (
          <img src={logo} alt="" decoding="async" onError={() => this.setState({ failed: true })} />
        ) : (
          [...name.trim()][0]?.toUpperCase()
        )}
      </span>
    );
  }
}

const Header = ({ around: { words, page, host }, view, onClose }: { around: Surroundings; view: ChatView; onClose: () => void }) => (
  <div class="header">
    <Mark logo={imageAddress(view.shop?.logo ?? null, host)} name={view.shop?.name ?? ''} />
    <div class="title">
      <h2 class="bold" id="title" dir="auto">
        {view.shop?.texts.title || view.shop?.name || words.chat}
      </h2>
      <p class="small" dir="auto">
        {view.connected ? describeAnswerer(view, words) : words.connecting}
      </p>
    </div>
    {!page && (
      <button type="button" class="icon" aria-label={words.closeChat} onClick={onClose}>
        <Icon name="close" />
      </button>
    )}
  </div>
);

function describeAnswerer({ state, shop, online, person }: ChatView, words: Words): string {
  if (!state) return '';
  if (state.handler === 'none' && person) return words.personSoon;
  if (state.handler === 'human' && state.teammate) return fill(words.personAnswers, { name: state.teammate });
  if (state.handler === 'ai' || (state.handler === 'none' && shop?.ai)) return words.assistantAnswers;
  return online ? words.personSoon : words.leaveMessage;
}
