export * from './modelo.ts';
export * from './canonico.ts';
export { isReminderDay, mesTerminado, plazoDe } from './plazo.ts';
