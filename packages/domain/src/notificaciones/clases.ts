/**
 * Kinds of notices, each sent by the ways that the person chooses: a correction to answer, an answer to one's own, a clock-out that is
 * missing, and a month of their record that was closed or reopened.
 */
export const CLASES_AVISO = ['correcciones', 'respuestas', 'recordatorio-salida', 'cierres'] as const;
export type ClaseAviso = (typeof CLASES_AVISO)[number];

/** The ways: a message on the person's devices, a mail. */
export const CANALES_AVISO = ['push', 'correo'] as const;
export type CanalAviso = (typeof CANALES_AVISO)[number];

/** What the app does with a notification: shows it, asks whether to open an announcement, or opens a chat when it is tapped. */
export const TIPOS_NOTIFICACION = { mensaje: 0, comunicado: 1, chat: 2 } as const;

/** Until somebody chooses: devices that they switched on are told of everything, and no mail is sent. */
export const avisaPorDefecto = (canal: CanalAviso): boolean => canal === 'push';
