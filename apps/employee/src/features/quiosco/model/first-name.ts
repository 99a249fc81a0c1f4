export const firstName = (nombre: string): string => nombre.trim().split(/\s+/)[0] ?? '';
