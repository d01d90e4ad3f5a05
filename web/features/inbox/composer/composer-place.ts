/** Where the composer sits, whatever it shows at the moment. */
export const composerPlace = 'mx-4 mb-3.5 shrink-0 rounded-lg shadow-paper max-md:mx-3 max-md:mb-[max(14px,env(safe-area-inset-bottom))]';
