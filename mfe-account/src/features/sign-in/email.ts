/** Characters of the longest address (accounts.md section 5). */
const longest = 100;

/** Whether it has the shape of an address of mail; whether it exists only a mail to it can tell. */
export function isEmail(value: string): boolean {
  const email = value.trim();
  return email.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}
