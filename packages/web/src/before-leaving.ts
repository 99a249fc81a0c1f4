type Work = () => Promise<void>;
const held = new Set<Work>();

/** What is sent before somebody signs out, while their session is still valid. Returns a function that takes it back. */
export function beforeLeaving(work: Work): () => void {
  held.add(work);
  return () => void held.delete(work);
}

/** Sends all of it. What fails has told the person itself. */
export const finishBeforeLeaving = (): Promise<unknown> => Promise.allSettled([...held].map((work) => work()));
