import { vi } from 'vitest';

/** Tests check what is done, not when a screen was painted. */
vi.mock('storefront-kit/wait-for-paint', () => ({ waitForPaint: () => Promise.resolve() }));
