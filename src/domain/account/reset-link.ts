/** How long a link to a new password is valid. */
export const RESET_LINK_MINUTES = 30;
