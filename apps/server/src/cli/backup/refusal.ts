/** A reason not to make or restore a back-up, as one sentence for the person at the terminal. */
export class Refusal extends Error {}
