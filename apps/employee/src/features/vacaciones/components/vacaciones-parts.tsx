import { vacaciones, type VacacionesVista } from '@jornada/contract/vacaciones/calls.ts';
import { CountedDays } from '@jornada/features/solicitudes/counted-days.tsx';
import { RequestTeam } from '@jornada/features/solicitudes/request-team.tsx';
import type { RequestModule } from '../../../shared/solicitudes/request-module.ts';

/** How own vacations are read and shown. */
export const VACACIONES: RequestModule<VacacionesVista> = {
  modulo: 'vacaciones',
  calls: vacaciones,
  About: ({ vista: { cuenta, mitad } }) => <CountedDays cuenta={cuenta} mitad={mitad} />,
  Details: ({ vista: { cuenta, equipo } }) =>
    equipo.quedan.length > 0 && (
      <RequestTeam equipo={equipo} asked={cuenta.detalle.filter(({ dias }) => dias > 0).map(({ fecha }) => fecha)} />
    ),
};
