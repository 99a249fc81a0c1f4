import type { Fecha } from '../horario/modelo.ts';

/** How long a contract is for. `fijo-discontinuo` is permanent, with work in seasons; `formacion` is for training, whatever its length. */
export const DURACIONES = ['indefinido', 'fijo-discontinuo', 'temporal', 'formacion'] as const;
export type Duracion = (typeof DURACIONES)[number];

/** What a contract says from a day on, until the next version. Full or part time follows from the share. */
export type HechosContrato = {
  desde: Fecha;
  /** The share of full time, in thousandths: 1000 is full time, less is part time. */
  porMil: number;
  duracion: Duracion;
  /** Complementary hours that were agreed, in hundredths of the ordinary ones; 0: none. */
  complementariasPorCien: number;
  /** Whether the person may be offered more complementary hours than those (ET 12.5.g). */
  voluntarias: boolean;
};

/** All that the company knows of somebody for the limits of working time. `nacimiento` null: not known. */
export type HechosPersona = { nacimiento: Fecha | null; contratos: readonly HechosContrato[] };

export const COMPLETA = 1000;

/** The most complementary hours that can be agreed on, in hundredths of the ordinary ones: as many as an agreement may allow (ET 12.5.c). */
export const MAXIMO_PACTADAS = 60;
