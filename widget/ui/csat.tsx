import { Component } from 'preact';
import type { Chat } from '../chat/chat.ts';
import type { ChatState } from '@parley/contract/chat';
import { fill } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import css from './rare.css?inline';
import type { Surroundings } from './surroundings.ts';

type Props = { chat: Chat; csat: ChatState['csat']; around: Surroundings };
type State = { score: number | null; remark: string; busy: boolean; error: string; sent: boolean };

const wordsFor = (words: Words) => [words.rate1, words.rate2, words.rate3, words.rate4, words.rate5];

/** The CSAT question: five labelled scores, a remark, then the submitted answer. */
export class Csat extends Component<Props, State> {
  override state: State = { score: null, remark: '', busy: false, error: '', sent: false };

  private readonly send = async (event: Event) => {
    event.preventDefault();
    const { score, remark, busy } = this.state;
    if (score === null || busy) return;
    this.setState({ busy: true, error: '' });
    const failure = await this.props.chat.rate(score, remark.trim());
    this.setState({ busy: false, sent: !failure, error: failure ? failure.reason || this.props.around.words.tryLater : '' });
  };

  override render({ csat, around }: Props, { score, remark, busy, error, sent }: State) {
    const { words } = around;
    around.addStyle(css);
    if (csat.score !== null)
      return (
        <p class="line small" role="status" dir="auto">
          {sent && `${words.thanks} `}
          {fill(words.rated, { score: String(csat.score), word: wordsFor(words)[csat.score - 1] ?? '' })}
        </p>
      );
    return (
      <form class="csat" onSubmit={this.send}>
        <fieldset>
          <legend class="bold">{words.rateTitle}</legend>
          <div class="scores">
            {wordsFor(words).map((word, place) => (
              <label key={word} class={score === place + 1 ? 'score chosen' : 'score'}>
                <input
                  type="radio"
                  name="score"
                  class="hidden"
                  checked={score === place + 1}
                  onChange={() => this.setState({ score: place + 1 })}
                />
                <span class="bold" aria-hidden="true">
                  {place + 1}
                </span>
                <span class="small">{word}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {score !== null && (
          <>
            <label>
              <span class="small">{words.remark}</span>
              <textarea
                rows={2}
                maxLength={2000}
                dir="auto"
                value={remark}
                onInput={(event) => this.setState({ remark: event.currentTarget.value })}
              />
            </label>
            <button type="submit" class="do bold" disabled={busy}>
              {words.sendRating}
            </button>
          </>
        )}
        <p class="fault small" role="alert">
          {error}
        </p>
      </form>
    );
  }
}
