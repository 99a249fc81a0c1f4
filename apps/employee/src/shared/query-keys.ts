// Keys that the start of the app knows as well: it must not load what the calls behind them take.

/** Everything that is read of the record lies below this. */
export const REGISTROS_KEY = ['registros'] as const;
export const HOY_KEY = [...REGISTROS_KEY, 'hoy'] as const;
export const TIPOS_KEY = ['tipos', 'todos'] as const;
