import { vi } from 'vitest';

/** Milliseconds that a test waits for what happens elsewhere: many times what it takes, for a computer that is busy. */
export const patience = 20_000;

/** Repeats a check until it holds, and resolves with what it returned. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: patience });
