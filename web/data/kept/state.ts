import { create } from 'zustand';

/** Whether the server is out of reach, and the time of the newest answer on the screen; null when nothing was kept. */
export type Offline = { isOffline: boolean; asOf: number | null };

/** Only followed where recent conversations are kept on the device. */
export const useOffline = create<Offline>()(() => ({ isOffline: false, asOf: null }));
