import type { Queue } from '@jornada/client';

/** A message that waits on this device. Its key is the UUID under which it is written once. */
export type MensajeEnEspera = { SalaId: number; texto: string; respuestaA: number | null; urgente: boolean; menciona?: number[] };
/** The messages that wait, of all rooms, in the order in which they were written. */
export type ChatQueue = Queue<MensajeEnEspera>;
