import { Component, createRef } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import { Bubble } from './bubble.tsx';
import { Panel } from './panel.tsx';
import type { Surroundings } from './surroundings.ts';

type Props = { chat: Chat; view: ChatView; around: Surroundings; hasBubble: boolean };
type State = { failed: boolean };

/**
 * The bubble, and the panel's frame while it is open. (Classes, since Preact's hooks would take a
 * tenth of the widget's size.)
 */
export class Widget extends Component<Props, State> {
  override state: State = { failed: false };
  private readonly bubble = createRef<HTMLButtonElement>();
  private readonly panel = createRef<HTMLDivElement>();
  /** The element that had the focus when the panel was opened. */
  private before: Element | null = null;

  /** Errors in the chat must not reach the shop's page. */
  override componentDidCatch(error: unknown) {
    console.error('The chat could not be drawn.', error);
    this.setState({ failed: true });
  }
  /** When the panel closes, the focus returns to the bubble, or to where it was. */
  override getSnapshotBeforeUpdate({ view }: Props) {
    const { open } = this.props.view;
    if (open && !view.open) this.before = document.activeElement;
    const root = this.panel.current?.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    const back = this.bubble.current ?? this.before;
    if (!open && this.panel.current?.contains(focused) && back instanceof HTMLElement) back.focus();
    return null;
  }

  private readonly press = (event: KeyboardEvent) => {
    // The shop's own shortcuts must not fire while the visitor types: outside the shadow root the event seems to come from no field.
    event.stopPropagation();
    if (event.key === 'Escape' && !event.isComposing) this.props.chat.close();
  };
  private readonly hush = (event: Event) => event.stopPropagation();
  override render({ chat, view, around, hasBubble }: Props, { failed }: State) {
    const { words } = around;
    const { open, unread } = view;
    if (failed) return null;
    return (
      <aside
        class={open ? 'widget open' : 'widget'}
        aria-label={words.chat}
        onKeyDown={this.press}
        onKeyUp={this.hush}
        onKeyPress={this.hush}
      >
        {hasBubble && <Bubble words={words} label={around.label} open={open} unread={unread} button={this.bubble} onToggle={chat.toggle} />}
        {open && (
          <div class="panel" id="panel" role="dialog" aria-label={words.chat} aria-labelledby="title" ref={this.panel}>
            <Panel chat={chat} view={view} around={around} takesFocus={!view.reopened} />
          </div>
        )}
      </aside>
    );
  }
}
