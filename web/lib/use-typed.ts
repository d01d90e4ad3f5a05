import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The text of a search field whose `value` lives elsewhere, such as in the URL. Reports the trimmed text once typing pauses for `delay`
 * milliseconds. A reported value that comes back as `value` doesn't change the text, since the user may have typed more by then, or a space
 * before the next word; any other value replaces it.
 */
export function useTyped(value: string, onChange: (value: string) => void, delay: number) {
  const [words, setWords] = useState(value);
  const reported = useRef<string[]>([]);
  const notify = (text: string) => {
    reported.current.push(text);
    onChange(text);
  };
  const settle = useEffectEvent(() => {
    if (words.trim() !== value) notify(words.trim());
  });
  useEffect(() => {
    const timer = setTimeout(settle, delay);
    return () => clearTimeout(timer);
  }, [words, value, delay]);
  useEffect(() => {
    const place = reported.current.lastIndexOf(value);
    reported.current.splice(0, place + 1);
    if (place === -1) setWords(value);
  }, [value]);
  const clear = () => {
    setWords('');
    notify('');
  };
  return { words, type: setWords, clear };
}
