/** The shortest passwords of a client and of a driver or admin. */
export const CLIENT_PASSWORD_LENGTH = 6;
export const STAFF_PASSWORD_LENGTH = 12;
