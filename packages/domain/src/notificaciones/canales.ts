/** The ways: a message on the person's devices, a mail. */
export const CANALES_AVISO = ['push', 'correo'] as const;
export type CanalAviso = (typeof CANALES_AVISO)[number];

/**
 * What the app does with a notification: it shows the message, asks whether to open the announcement, or opens the chat when it
 * is tapped.
 */
export const TIPOS_NOTIFICACION = { mensaje: 0, comunicado: 1, chat: 2 } as const;

/** The default: devices that the person switched on get everything, and no mail is sent. */
export const warnsByDefault = (canal: CanalAviso): boolean => canal === 'push';
