/** Why the form was refused, above its button; read aloud when it comes. */
export const FormProblem = ({ children }: { children: string | undefined }) => (
  <div role="alert" className="contents">
    {children && <p className="text-bad">{children}</p>}
  </div>
);
