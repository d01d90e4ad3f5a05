/** The look of menus and popovers. */
export const floatingClass = 'z-50 animate-rise rounded-[9px] border bg-raised text-ink shadow-float outline-none';
