/** Things with a key for each: its place. They are shown and never moved. */
export const numbered = <T>(of: readonly T[]): { key: string; one: T }[] => of.map((one, index) => ({ key: String(index), one }));
