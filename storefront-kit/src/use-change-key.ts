import { useRef } from 'react';

/**
 * The idempotency key of a change: the same while the request is the same, so that a retry after a lost answer counts
 * once.
 */
export function useChangeKey(): (asked: unknown) => string {
  const last = useRef({ asked: '', key: '' });
  return (asked) => {
    const text = JSON.stringify(asked);
    if (text !== last.current.asked) last.current = { asked: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
