/** One part of the report that `npm run eval` prints. A part whose data is missing says that it was left out. */
export type Section = {
  title: string;
  lines: string[];
  /** What fell below a bar: `npm run eval` prints it and fails. */
  below?: string[];
};
