import type { Endpoint, Result } from '@parley/contract/endpoint';
import { useEffect, useEffectEvent, useState } from 'react';
import { useContractForm } from '../../../../data/use-contract-form.ts';

type Terms<E extends Endpoint> = {
  defaults: Parameters<typeof useContractForm<E>>[1]['defaults'];
  blame?: Parameters<typeof useContractForm<E>>[1]['blame'];
  onDone: (result: Result<E>) => void;
  onClose: () => void;
};

/** The form of a drawer that closes once what it creates is stored. */
export function useCreateForm<E extends Endpoint>(load: () => Promise<E>, { defaults, blame, onDone, onClose }: Terms<E>) {
  const [isDone, setDone] = useState(false);
  const form = useContractForm(load, {
    defaults,
    ...(blame && { blame }),
    onDone: (result) => {
      onDone(result);
      form.reset();
      setDone(true);
    },
  });
  // The unsaved-changes guard lets go only after this render.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone && !form.dirty) close();
  }, [isDone, form.dirty]);
  return form;
}
