/** Padding around the composer, whatever it shows. Without the panel beside it, it leaves room for the frame's feedback button. */
export const composerPlace =
  'mx-4 mb-3.5 md:max-[1179.9px]:me-[68px] shrink-0 rounded-lg shadow-paper max-md:mx-3 max-md:mb-[max(14px,env(safe-area-inset-bottom))]';
