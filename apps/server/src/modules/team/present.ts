import type { SalidaDe } from '@jornada/contract/call.ts';
import type { CompaneraVista, DepartamentoContado, team } from '@jornada/contract/team.ts';
import { iniciales } from '@jornada/domain/perfil/iniciales.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AjustesEntidad } from '../../shared/company/settings.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import type { FotoTokens } from '../fotos/service.ts';
import type { FilaCompanera } from './cards-repo.ts';
import type { FilaContada } from './counts-repo.ts';

/** What the company lets colleagues see. */
type Visible = Pick<AjustesEntidad, 'equipoCorreo' | 'equipoTelefono' | 'equipoTrabajando' | 'equipoEligen'>;

/** Fields whose value is undefined are not in the answer at all. */
const ifSeen = <K extends string, T>(name: K, isSeen: boolean, value: T): { [Name in K]?: T } =>
  (isSeen ? { [name]: value } : {}) as { [Name in K]?: T };

/** Somebody as colleagues see them. `olvidadas`: people whose open day was forgotten, so that they do not work. */
export function presentCard(
  fila: FilaCompanera,
  options: {
    sesion: Pick<Sesion, 'entidadId' | 'personaId'>;
    empresa: Pick<Configuracion, 'centros' | 'zona'> & { ajustes: Visible };
    fotoTokens: FotoTokens;
    olvidadas: ReadonlySet<number>;
  },
): CompaneraVista {
  const { sesion, empresa, fotoTokens, olvidadas } = options;
  const { entidadId, personaId } = sesion;
  const { id, nombre, puesto, correo, telefono, foto, ocultaTelefono, ocultaFoto, departamentoId, departamento, centroId, desde } = fila;
  const { equipoCorreo, equipoTelefono, equipoTrabajando, equipoEligen } = empresa.ajustes;
  const centro = centroId === null ? undefined : empresa.centros.get(centroId);
  const hasPhoto = foto !== null && !(equipoEligen && ocultaFoto);
  return {
    id,
    nombre,
    iniciales: iniciales(nombre),
    fotoToken: hasPhoto ? fotoTokens.sign({ entidadId, usuarioId: id, version: foto, esDeCompanera: true }) : '',
    puesto,
    departamento: departamentoId === null ? null : { id: departamentoId, nombre: departamento ?? '' },
    centro: centro?.nombre ?? null,
    zona: centro?.zona ?? empresa.zona,
    propia: id === personaId,
    ...ifSeen('correo', equipoCorreo && correo !== '', correo),
    ...ifSeen('telefono', equipoTelefono && telefono !== '' && !(equipoEligen && ocultaTelefono), telefono),
    ...ifSeen('trabajando', equipoTrabajando, desde !== null && !olvidadas.has(id)),
  };
}

type Departamento = { id: number; nombre: string; padreId: number | null };
type Cuenta = { personas: number; trabajando: number };

const sumOf = (filas: readonly Cuenta[]): Cuenta => ({
  personas: filas.reduce((sum, { personas }) => sum + personas, 0),
  trabajando: filas.reduce((sum, { trabajando }) => sum + trabajando, 0),
});

/** The tree of departments with how many people are in each, those within it counted in. */
export function presentCounts(
  filas: readonly FilaContada[],
  departamentos: readonly Departamento[],
  isWorkingSeen: boolean,
): Omit<SalidaDe<typeof team.cuentas>, 'propio'> {
  const seen = ({ personas, trabajando }: Cuenta) => ({ personas, ...ifSeen('trabajando', isWorkingSeen, trabajando) });
  const within = (ids: readonly (number | null)[]) => seen(sumOf(filas.filter(({ departamentoId }) => ids.includes(departamentoId))));
  const contados = departamentos.map(({ id, nombre, padreId }): DepartamentoContado => {
    const ids = departamentos.filter((one) => one.padreId === id).map((one) => one.id);
    return { id, nombre, padreId, ...within([id, ...ids]) };
  });
  return {
    ...seen(sumOf(filas)),
    departamentos: contados.filter(({ personas }) => personas > 0),
    sinDepartamento: within([null]),
  };
}
