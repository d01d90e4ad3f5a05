/** A text needs more room than facts do. */
export const drawerClass = 'md:w-[640px]!';
