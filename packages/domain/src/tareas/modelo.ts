/** Who wrote an entry: a person, the project that was clocked, the end of the day, or a file of another programme. */
export const ORIGENES_IMPUTACION = ['persona', 'reloj', 'jornada', 'importe'] as const;
export type OrigenImputacion = (typeof ORIGENES_IMPUTACION)[number];

/** What a company does with minutes beyond those worked: refuses them, or keeps them and says so. */
export const EXCESOS_TAREAS = ['rechaza', 'avisa'] as const;
export type ExcesoTareas = (typeof EXCESOS_TAREAS)[number];

/** Why a task is offered: kept at hand, usual on this weekday, used lately, or the project that the clock runs with. */
export const MOTIVOS_SUGERENCIA = ['anclada', 'dia-semana', 'reciente', 'reloj'] as const;
export type MotivoSugerencia = (typeof MOTIVOS_SUGERENCIA)[number];

/** Where a week of a project stands with whoever approves it. */
export const ESTADOS_SEMANA_TAREAS = ['enviada', 'aprobada', 'devuelta'] as const;
export type EstadoSemanaTareas = (typeof ESTADOS_SEMANA_TAREAS)[number];

/** Why a day takes no entries: its month is closed, it is still to come, or nothing was clocked. */
export const CIERRES_DIA_TAREAS = ['mes-cerrado', 'futuro', 'sin-fichar'] as const;

/** Why an entry stays as it is: billed, its project locked up to there, or its week sent. */
export const FIJEZAS_IMPUTACION = ['facturada', 'proyecto-bloqueado', 'semana-enviada'] as const;
export type FijezaImputacion = (typeof FIJEZAS_IMPUTACION)[number];

/** The longest entry: a day on which clocks go back. */
export const MAXIMO_MINUTOS_IMPUTACION = 1500;

/** What becomes of a task that somebody asked for. */
export const RESPUESTAS_TAREA_PEDIDA = ['creada', 'rechazada'] as const;
