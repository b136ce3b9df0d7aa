/** Where pages tell what happened on them, and learn what their visitor gets. */
export const personalizationPath = '/personalization/events';
