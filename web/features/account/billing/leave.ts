/** Leaves for a page of the payment provider, in the same tab, since it leads back. */
export const leaveTo = (url: string): void => window.location.assign(url);
