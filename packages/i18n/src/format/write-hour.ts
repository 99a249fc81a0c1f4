/** `08:30` as it is written everywhere: `8:30`. Apart from `entry.ts`, which only forms need, because every page shows hours. */
export const writeHour = (hora: string): string => hora.replace(/^0(?=\d:)/, '');
