/** Kinds of rooms. Who is in the last three follows from where people work, and from who answers for HR. */
export const CLASES_DE_SALA = ['dos', 'grupo', 'departamento', 'centro', 'rrhh'] as const;
export type ClaseDeSala = (typeof CLASES_DE_SALA)[number];

/** In an archived room nobody writes. */
export const ESTADOS_DE_SALA = ['abierto', 'archivado'] as const;
export type EstadoDeSala = (typeof ESTADOS_DE_SALA)[number];

/** The reactions that a message can get. */
export const REACCIONES = ['bien', 'hecho', 'fiesta', 'corazon', 'risa', 'visto'] as const;
export type Reaccion = (typeof REACCIONES)[number];

/** What a room says itself. */
export const SUCESOS_DE_SALA = ['creada', 'entra', 'sale', 'nombre', 'archivada', 'abierta', 'leida'] as const;
export type SucesoDeSala = (typeof SUCESOS_DE_SALA)[number];

/** For so long its author can change or delete a message. */
export const CAMBIO_MINUTOS = 10;
/** Up to this size a room tells who has read what. */
export const MAXIMO_CON_LECTURAS = 100;
/** People whom one message names. */
export const MAXIMO_DE_MENCIONES = 20;
/** People in a group. */
export const MAXIMO_DE_GRUPO = 200;
