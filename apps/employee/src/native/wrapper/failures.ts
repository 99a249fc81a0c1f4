type Listener = {
  /** The person waits for nothing, and has to know all the same. */
  tell(failure: unknown): void;
  /** Only for those who look for the reason later. */
  note(failure: unknown): void;
};
type Kind = keyof Listener;

/** A device that refuses everything must not fill the memory. */
const MOST_WAITING = 20;

let listener: Listener | null = null;
const waiting: { kind: Kind; failure: unknown }[] = [];

/** Who owns the failures of the device for which nobody waits. Those that came before wait here. */
export function onFailure(told: Listener): () => void {
  listener = told;
  for (const { kind, failure } of waiting.splice(0)) told[kind](failure);
  return () => {
    if (listener === told) listener = null;
  };
}

const pass = (kind: Kind, failure: unknown): void => {
  if (listener) listener[kind](failure);
  else if (waiting.length < MOST_WAITING) waiting.push({ kind, failure });
};

/** Something that the person asked for did not happen. */
export const tellFailure = (failure: unknown): void => pass('tell', failure);

/** Something failed without which the app goes on. */
export const noteFailure = (failure: unknown): void => pass('note', failure);
