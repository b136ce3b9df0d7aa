import { useRef } from 'react';

/**
 * The idempotency key of a change: the same as long as the same is asked for, so that a second try after a lost answer
 * counts once.
 */
export function useChangeKey(): (asked: unknown) => string {
  const last = useRef({ asked: '', key: '' });
  return (asked) => {
    const text = JSON.stringify(asked);
    if (text !== last.current.asked) last.current = { asked: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
