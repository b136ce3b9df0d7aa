/** Milliseconds after the last key press before suggestions are requested. */
export const typingPause = 180;
