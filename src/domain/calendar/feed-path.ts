/** Where calendars read the rides of one person. */
export const FEED_PATH = '/calendrier';
