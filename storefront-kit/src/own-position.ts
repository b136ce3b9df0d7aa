/** Milliseconds the browser has to determine the position. */
const positionTimeout = 8000;

/** The shopper's position; undefined when the browser denies or cannot determine it. */
export const ownPosition = (): Promise<{ readonly latitude: number; readonly longitude: number } | undefined> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: positionTimeout },
    );
  });
