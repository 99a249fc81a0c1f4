import type { ConfigTurnos } from '@jornada/contract/cambio-turnos/vistas.ts';
import type { Sesion } from '../../shared/sesion.ts';
import { parseSettings, type AjustesEntidad } from '../../shared/company/settings.ts';
import type { EntidadesService } from '../../shared/company/configuration.ts';

const UNA_HORA = 60;

/** How people of a company change shifts. */
export const configOf = (ajustes: AjustesEntidad): ConfigTurnos => ({
  respuestaMinutos: ajustes.turnosRespuestaHoras * UNA_HORA,
  antelacionMinutos: ajustes.turnosAntelacionHoras * UNA_HORA,
  sinDevolver: ajustes.turnosSinDevolver,
  ofertas: ajustes.turnosOfertas,
  ventanaDias: ajustes.turnosVentanaDias,
});

/** As long as the company says nothing else. */
export const CONFIG_NORMAL: ConfigTurnos = configOf(parseSettings({}));

export const configFor = async (
  entidades: EntidadesService,
  { entidadId, revision }: Pick<Sesion, 'entidadId' | 'revision'>,
): Promise<ConfigTurnos> => configOf((await entidades.getConfiguration(entidadId, revision)).ajustes);
