/** Who asks, for the providers that we call; Meta refuses one without a version. */
export const USER_AGENT = 'vtc-platform/1.0.0';
