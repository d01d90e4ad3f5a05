/** The value that an object has under a name from outside; inherited names such as `constructor` are none of its own. */
export const own = <T>(values: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
