/** The service is down, slow, unreadable or over quota. `message` never contains the request. */
export class ProviderFailure extends Error {}

/** The service works and refuses this one request. */
export class ProviderRefusal extends Error {}
