import type { ConfigTurnos } from '@jornada/contract/cambio-turnos/vistas.ts';

const UN_DIA = 24 * 60;

/** How people change shifts: three days to answer, decided two hours before the first shift, given back within four weeks. */
export const CONFIG: ConfigTurnos = {
  respuestaMinutos: 3 * UN_DIA,
  antelacionMinutos: 120,
  sinDevolver: true,
  ofertas: true,
  ventanaDias: 28,
};
