import { Component, h } from 'preact';
import type { ComponentChild, ComponentType } from 'preact';

const LATER = 3_000;

/** A component that loads when it is first shown, with retries while the network fails. Renders nothing until then. */
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
        // Where it is no longer shown, the next use tries again.
        if (waiting.size > 0) setTimeout(fetch, LATER);
      },
    );
  }

  return class Lazy extends Component<P> {
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
