export * from './modelo.ts';
export * from './canonico.ts';
export { diasDeMes, isReminderDay, mesTerminado, plazoDe } from './plazo.ts';
