import type { AvisoAlDecidir } from '@jornada/contract/solicitudes/vistas.ts';
import type { EquipoVista } from '@jornada/contract/vacaciones/vistas.ts';
import type { PeticionVacaciones } from '@jornada/domain/vacaciones/index.ts';
import { obstacleOf } from './consequences.ts';
import type { SituacionLeida } from './situation.ts';

/** A request as it was sent. `sent`: on which day; a late decision does not make its notice shorter. */
type Pedida = { id: number; situacion: SituacionLeida; peticion: PeticionVacaciones; sent: string };

/** What whoever decides about a request should know. @param equipo the team on its days. */
export function warningsOf({ id, situacion, peticion, sent }: Pedida, equipo: EquipoVista | undefined): AvisoAlDecidir[] {
  const { rechazos, avisos } = situacion.examine(peticion, { solicitudId: id, hoy: sent });
  return [
    ...rechazos.map(obstacleOf),
    ...avisos.filter((one) => one === 'aviso-corto'),
    ...(equipo?.quedan.some(({ bajoMinimo }) => bajoMinimo) ? (['bajo-minimo'] as const) : []),
  ];
}
