const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Returns a pattern for `like` that finds a text anywhere. */
export const likePattern = (text: string): string => `%${literal(text)}%`;

/** Returns a pattern for `like` that finds a text at the beginning. */
export const prefixPattern = (text: string): string => `${literal(text)}%`;
