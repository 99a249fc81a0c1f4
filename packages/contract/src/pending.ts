/**
 * Calls of the specification (as in `surface.json`) that no server answers yet. This list only becomes shorter. A test compares
 * it with the contract.
 */
export const PENDING_GROUPS = [] as const;

export const PENDING_CALLS = [] as const;
