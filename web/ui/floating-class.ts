/** What floats above the page: menus, popovers. */
export const floatingClass = 'z-50 animate-rise rounded-[9px] border bg-raised text-ink shadow-float outline-none';
