const ignore = () => {};

/** baileys would write numbers and texts of people into the log. */
export const silentLogger = {
  level: 'silent',
  child: () => silentLogger,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
};
