/** Whether it has the shape of an address of mail; whether it exists only a mail to it can tell. */
export const isEmail = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim());
