import { create } from 'zustand';

export const useSearch = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

/** Opens the search from a button; the keys open it by themselves. */
export const openSearch = (): void => useSearch.setState({ isOpen: true });
