import { vi } from 'vitest';

/** Tests look at what is done, not at when a screen has been painted. */
vi.mock('shared-contracts/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
