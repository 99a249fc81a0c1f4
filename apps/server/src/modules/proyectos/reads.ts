/** Whether an entry `i` is spent of a budget: from the first day of its project, and until today. What lies ahead of today has not happened yet. */
export const isSpent = (empieza: string, hoy: string): string => `i.fecha >= coalesce(${empieza}, '-infinity') and i.fecha <= ${hoy}`;
