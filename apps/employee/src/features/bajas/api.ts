import { bajas } from '@jornada/contract/bajas/calls.ts';
import { useRead } from '@jornada/web/calls.ts';

/** What a form starts from, and what the fields so far would mean. */
export const useNuevo = (fields: object) =>
  useRead(bajas.nuevo, Object.keys(fields).length === 0 ? {} : { data: JSON.stringify(fields) }, { keeps: true });
