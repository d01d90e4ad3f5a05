import { Component, createRef } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import { Bubble } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { Header } from './header.tsx';
import type { Surroundings } from './surroundings.ts';
import { Thread } from './thread.tsx';

type Props = { chat: Chat; view: ChatView; around: Surroundings };
type State = { failed: boolean };

/** Everything on the screen: the bubble, and the panel while it is open. (Classes, since Preact's hooks are a tenth of the widget's 20 KiB.) */
export class Widget extends Component<Props, State> {
  override state: State = { failed: false };
  private readonly bubble = createRef<HTMLButtonElement>();
  private readonly panel = createRef<HTMLDivElement>();
  /** A panel that is open because it was on the page before leaves the focus where the page has it. */
  private isShown = false;

  override componentDidMount() {
    this.isShown = true;
  }
  /** What fails in the chat stays in the chat: nothing is thrown into the shop's page. */
  override componentDidCatch(error: unknown) {
    console.error('The chat could not be drawn.', error);
    this.setState({ failed: true });
  }
  /** A focus that would vanish with the panel goes back to the bubble. */
  override getSnapshotBeforeUpdate() {
    const root = this.bubble.current?.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    if (!this.props.view.open && this.panel.current?.contains(focused)) this.bubble.current?.focus();
    return null;
  }

  private readonly press = (event: KeyboardEvent) => {
    // The shop's own shortcuts must not fire while somebody writes here: from outside, the event seems to come from no field.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.isComposing) this.props.chat.close();
  };
  private readonly hush = (event: Event) => event.stopPropagation();

  override render({ chat, view, around }: Props, { failed }: State) {
    const { words } = around;
    const { open, unread, phase } = view;
    if (failed) return null;
    return (
      <aside
        class={open ? 'widget open' : 'widget'}
        aria-label={words.chat}
        onKeyDown={this.press}
        onKeyUp={this.hush}
        onKeyPress={this.hush}
      >
        <Bubble words={words} open={open} unread={unread} button={this.bubble} onToggle={chat.toggle} />
        {open && (
          <div class="panel" id="panel" role="dialog" aria-labelledby="title" ref={this.panel}>
            <Header words={words} view={view} onClose={chat.close} />
            <Thread view={view} around={around} onRetry={chat.retry} onRemove={chat.remove} />
            <Composer
              words={words}
              draft={chat.draft()}
              disabled={phase === 'unavailable'}
              takesFocus={this.isShown}
              onType={chat.type}
              onStop={chat.stopTyping}
              onSend={(text) => chat.write(text) !== null}
            />
          </div>
        )}
      </aside>
    );
  }
}
