import { useEffect } from 'react';
import { create } from 'zustand';
import { useLatest } from './use-latest.ts';

/** A command of the current page, for the search window. */
export type OfferedCommand = { name: string; detail?: string; kbd?: string; run: () => void };

const useOffers = create<{ commands: readonly OfferedCommand[] }>()(() => ({ commands: [] }));

/** The commands of the current page. */
export const useOfferedCommands = (): readonly OfferedCommand[] => useOffers(({ commands }) => commands);

/** Adds commands to the search window while the page is mounted. */
export function useOfferCommands(commands: readonly OfferedCommand[]): void {
  const run = useLatest((name: string) => commands.find((one) => one.name === name)?.run());
  const offered = JSON.stringify(commands.map(({ name, detail, kbd }) => ({ name, detail, kbd })));
  useEffect(() => {
    const named = JSON.parse(offered) as Omit<OfferedCommand, 'run'>[];
    useOffers.setState({ commands: named.map((one) => ({ ...one, run: () => run(one.name) })) });
    return () => useOffers.setState({ commands: [] });
  }, [offered, run]);
}
