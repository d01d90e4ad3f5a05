import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * What is typed into a search, whose `value` is kept elsewhere, such as in the address: told once the hand has rested for so many
 * milliseconds, without the spaces around it. What comes back of it changes nothing that is typed, since by then there may be more,
 * or a space before the next word; a value that was not told here takes its place.
 */
export function useTyped(value: string, onChange: (value: string) => void, rests: number) {
  const [words, setWords] = useState(value);
  const told = useRef<string[]>([]);
  const tell = (said: string) => {
    told.current.push(said);
    onChange(said);
  };
  const settle = useEffectEvent(() => {
    if (words.trim() !== value) tell(words.trim());
  });
  useEffect(() => {
    const timer = setTimeout(settle, rests);
    return () => clearTimeout(timer);
  }, [words, value, rests]);
  useEffect(() => {
    const place = told.current.lastIndexOf(value);
    told.current.splice(0, place + 1);
    if (place === -1) setWords(value);
  }, [value]);
  const clear = () => {
    setWords('');
    tell('');
  };
  return { words, type: setWords, clear };
}
