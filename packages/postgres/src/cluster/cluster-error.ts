/** A reason not to start, as one sentence for the person at the terminal. It is printed without a stack trace. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}
