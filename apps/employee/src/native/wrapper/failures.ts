type Told = (failure: unknown) => void;

let told: Told | null = null;

/** Who tells the person that something of the device failed which nobody waits for. */
export function onFailure(tell: Told): () => void {
  told = tell;
  return () => {
    if (told === tell) told = null;
  };
}

export const tellFailure: Told = (failure) => told?.(failure);
