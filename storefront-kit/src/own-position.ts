/** Milliseconds the browser has to determine the position. */
const positionTimeout = 8000;

/** The shopper's position; rejects when the browser denies or cannot determine it. */
export const ownPosition = (): Promise<{ readonly latitude: number; readonly longitude: number }> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, { timeout: positionTimeout });
  });
