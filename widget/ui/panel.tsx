import { Component, createRef } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import { gateFor } from '../lib/gate.ts';
import { Composer } from './composer.tsx';
import { Header } from './header.tsx';
import { lazy } from './lazy.ts';
import css from './panel.css?inline';
import type { Surroundings } from './surroundings.ts';
import { Thread } from './thread.tsx';

type Props = { chat: Chat; view: ChatView; around: Surroundings; takesFocus: boolean };
type State = { dropping: boolean };

const GateForm = lazy(() => import('./gate.tsx').then((part) => part.GateForm));

/** What is in the panel: who answers, what was said, and the field or what is asked before it. Files may be dropped anywhere on it. */
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
        {gate ? <GateForm gate={gate} {...props} /> : <Composer key={view.drafts} ref={this.composer} {...props} />}
        {dropping && <div class="drop bold">{around.words.dropHere}</div>}
      </div>
    );
  }
}
