import { Component } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatView } from '../chat/view.ts';
import { describeReturn } from './away.ts';
import type { Surroundings } from './surroundings.ts';

type Props = { chat: Chat; view: ChatView; around: Surroundings };
type State = { busy: boolean; error: string };

/** Asks for a person, as long as none answers; then says when one will. */
export class Person extends Component<Props, State> {
  override state: State = { busy: false, error: '' };

  private readonly ask = async () => {
    const { chat, around } = this.props;
    if (this.state.busy) return;
    this.setState({ busy: true, error: '' });
    const failure = await chat.askForPerson(around.words.wantPerson);
    this.setState({ busy: false, error: failure ? failure.reason || around.words.tryLater : '' });
  };

  override render({ view, around }: Props, { busy, error }: State) {
    const { words } = around;
    const { state, person, phase, blocked } = view;
    if (!state || state.handler === 'human' || phase === 'unavailable' || blocked) return null;
    const asked = person !== null && state.handler === 'none' && !state.resolved;
    return (
      <div class="foot small">
        <span role="status" dir="auto">
          {error || (asked && describe(person, around))}
        </span>
        {!asked && (
          <button type="button" class="quiet" aria-disabled={busy} onClick={this.ask}>
            {words.person}
          </button>
        )}
      </div>
    );
  }
}

const describe = (person: NonNullable<ChatView['person']>, around: Surroundings) =>
  person.online ? around.words.personAsked : `${describeReturn(person, around)} ${around.words.personAway}`.trim();
