import { useId, useRef, useState } from 'react';

/**
 * What a button opens in place: `opener` are the attributes of the button, `close` gives it the focus back.
 * @param onPress called when the button is pressed
 */
export function useOpening(onPress?: () => void) {
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
      onClick() {
        onPress?.();
        setOpen(!isOpen);
      },
    },
  };
}
