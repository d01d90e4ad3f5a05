let move: (path: string) => void = (path) => location.assign(path);

/** The app's router sets how to navigate without reloading the page. */
export function setGoTo(by: (path: string) => void): void {
  move = by;
}

/** Navigates to a page of the app, for code outside of React. */
export const goTo = (path: string): void => move(path);
