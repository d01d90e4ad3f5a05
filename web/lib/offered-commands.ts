import { useEffect } from 'react';
import { create } from 'zustand';
import { useLatest } from './use-latest.ts';

/** Something the page on the screen can do, for the search's window. */
export type OfferedCommand = { name: string; detail?: string; run: () => void };

const useOffers = create<{ commands: readonly OfferedCommand[] }>()(() => ({ commands: [] }));

/** What the page on the screen offers. */
export const useOfferedCommands = (): readonly OfferedCommand[] => useOffers(({ commands }) => commands);

/** Offers what can be done here in the search's window, while the page is there. */
export function useOfferCommands(commands: readonly OfferedCommand[]): void {
  const run = useLatest((name: string) => commands.find((one) => one.name === name)?.run());
  const offered = JSON.stringify(commands.map(({ name, detail }) => ({ name, detail })));
  useEffect(() => {
    const named = JSON.parse(offered) as Omit<OfferedCommand, 'run'>[];
    useOffers.setState({ commands: named.map((one) => ({ ...one, run: () => run(one.name) })) });
    return () => useOffers.setState({ commands: [] });
  }, [offered, run]);
}
