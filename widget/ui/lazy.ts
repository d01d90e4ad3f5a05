import { Component, h } from 'preact';
import type { ComponentChild, ComponentType } from 'preact';

const LATER = 3_000;

/** A part of the screen that is fetched when it is first shown, or wanted soon; asked for again while the network fails. Until it is here nothing stands in its place. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>) {
  let found: ComponentType<P> | null = null;
  const waiting = new Set<() => void>();
  let under = false;

  function fetch() {
    if (found || under) return;
    under = true;
    load().then(
      (part) => {
        found = part;
        for (const draw of waiting) draw();
      },
      () => {
        under = false;
        // Nobody waits: whoever comes next asks again.
        if (waiting.size > 0) setTimeout(fetch, LATER);
      },
    );
  }

  return class Lazy extends Component<P> {
    static readonly fetch = fetch;
    private readonly draw = () => this.setState({});
    override componentDidMount() {
      waiting.add(this.draw);
      fetch();
    }
    override componentWillUnmount() {
      waiting.delete(this.draw);
    }
    override render(props: P): ComponentChild {
      return found ? h(found, props) : null;
    }
  };
}
