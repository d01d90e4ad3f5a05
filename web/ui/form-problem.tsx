/** Why the form was rejected, above its button; announced when it appears. */
export const FormProblem = ({ children }: { children: string | undefined }) => (
  <div role="alert" className="contents">
    {children && <p className="text-bad">{children}</p>}
  </div>
);
