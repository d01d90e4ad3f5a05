import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';
import { LeaveGuard } from './leave-guard.tsx';

const Unsaved = createContext<(form: string, isUnsaved: boolean) => void>(() => undefined);

/** Guards all forms below it with one question: the router asks one guard only, so several forms of a page share it. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const report = useCallback((form: string, isUnsaved: boolean) => {
    setUnsaved((before) =>
      before.includes(form) === isUnsaved ? before : isUnsaved ? [...before, form] : before.filter((one) => one !== form),
    );
  }, []);
  return (
    <Unsaved value={report}>
      {children}
      {unsaved.length > 0 && <LeaveGuard when />}
    </Unsaved>
  );
}

/** Reports to the page’s guard whether a form holds unsaved changes. */
export function useUnsaved(isUnsaved: boolean) {
  const report = use(Unsaved);
  const form = useId();
  useEffect(() => {
    report(form, isUnsaved);
    return () => report(form, false);
  }, [report, form, isUnsaved]);
}
