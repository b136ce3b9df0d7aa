/** The id of the route around every screen; its data is the editorial frame. */
export const frameRouteId = 'frame';
