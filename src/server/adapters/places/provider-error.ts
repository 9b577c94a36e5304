/** The service is down, slow, unreadable, or wants no more of us. `message` never holds what was asked. */
export class ProviderFailure extends Error {}

/** The service works and refuses this one request. */
export class ProviderRefusal extends Error {}
