declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page belongs to the documents: whoever opens it gives their PIN first, and comes back to it. */
    pin?: true;
  }
}

/** Whether one of the routes of a page needs the PIN. */
export const needsPin = (matches: readonly { staticData: { pin?: true } }[]): boolean => matches.some(({ staticData }) => staticData.pin);
