/** One part of the report of `npm run eval`. A part without data says so. */
export type Section = {
  title: string;
  lines: string[];
  /** Results below a threshold: `npm run eval` prints them and fails. */
  below?: string[];
};
