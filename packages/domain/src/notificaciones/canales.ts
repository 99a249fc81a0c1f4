/** The ways: a message on the person's devices, a mail. */
export const CANALES_AVISO = ['push', 'correo'] as const;
export type CanalAviso = (typeof CANALES_AVISO)[number];

/** What the app does with a notification: shows it, asks whether to open an announcement, or opens a chat when it is tapped. */
export const TIPOS_NOTIFICACION = { mensaje: 0, comunicado: 1, chat: 2 } as const;

/** Until somebody chooses: devices that they switched on are told of everything, and no mail is sent. */
export const warnsByDefault = (canal: CanalAviso): boolean => canal === 'push';
