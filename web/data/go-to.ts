let move: (path: string) => void = (path) => location.assign(path);

/** The app's router says how to move without loading the page again. */
export function setGoTo(by: (path: string) => void): void {
  move = by;
}

/** Moves to a page of the app, for code that has no screen of its own. */
export const goTo = (path: string): void => move(path);
