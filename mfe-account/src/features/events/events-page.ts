/** The list of events, a document of editors; relative to the locale. */
export const eventsPage = '/pages/events';
