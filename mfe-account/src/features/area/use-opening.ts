import { useId, useRef, useState } from 'react';

/** What a button opens in place: `opener` are the attributes of the button, `close` gives it the focus back. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return {
    isOpen,
    /** Of the element that is opened. */
    id,
    close() {
      setOpen(false);
      button.current?.focus();
    },
    opener: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => setOpen(!isOpen),
    },
  };
}
