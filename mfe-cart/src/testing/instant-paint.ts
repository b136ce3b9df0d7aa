import { vi } from 'vitest';

/** Tests look at what is done, not at when a screen has been painted. */
vi.mock('storefront-kit/wait-for-paint', () => ({ waitForPaint: () => Promise.resolve() }));
