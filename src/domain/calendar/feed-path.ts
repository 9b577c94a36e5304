/** The path of a person's calendar feed. */
export const FEED_PATH = '/calendrier';
