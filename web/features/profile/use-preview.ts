import { useEffect, useState } from 'react';

/** The address of a file that has not left the browser yet, and the way to choose which; let go of when another comes. */
export function usePreview(): [string | undefined, (file: Blob | undefined) => void] {
  const [address, setAddress] = useState<string>();
  useEffect(() => () => (address ? URL.revokeObjectURL(address) : undefined), [address]);
  return [address, (file) => setAddress(file && URL.createObjectURL(file))];
}
