/** Where a person's month stands: not signed yet, signed, refused with words, or changed after it was signed. */
export const ESTADOS_FIRMA = ['pendiente', 'firmado', 'objetado', 'cambiado'] as const;
export type EstadoFirma = (typeof ESTADOS_FIRMA)[number];

/** What somebody signs with. `sesion`: a sign-in of the last minutes, for people without a password. */
export const METODOS_FIRMA = ['pin', 'llave', 'contrasena', 'sesion'] as const;
export type MetodoFirma = (typeof METODOS_FIRMA)[number];

/** Those that a company chooses from; `sesion` stands in for the password where somebody has none. */
export const METODOS_ELEGIBLES = ['pin', 'llave', 'contrasena'] as const satisfies readonly MetodoFirma[];
export type MetodoElegible = (typeof METODOS_ELEGIBLES)[number];

/** The latest day of the following month until which a company may ask for signatures. */
export const ULTIMO_DIA_DE_FIRMA = 15;
