import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import {
  checkPermit,
  daysOfPermit,
  familyFor,
  givenOn,
  fieldsOf,
  isOfDays,
  permitFor,
  permitsOn,
  type ExamenPermiso,
  type FamiliaAsignada,
  type FamiliaConvenio,
  type PermisoPedido,
  type PeticionPermiso,
  type VersionPermiso,
} from '@jornada/domain/permisos/index.ts';
import type { Configuracion } from '../../shared/company/configuration.ts';
import { countryOf, laborOf } from '../registros/reads.ts';
import type { PedidoLeido, PermisosLeidos } from './repo.ts';

const asked = ({ id, codigo, hecho, desde, hasta, regla, dias }: PedidoLeido): PermisoPedido => ({
  solicitudId: id,
  codigo,
  hecho,
  desde,
  hasta,
  isDeDias: isOfDays(regla),
  dias,
});

/** Somebody's permits as the rules see them. */
export function createSituation(leida: PermisosLeidos, empresa: Configuracion) {
  const { personaId, departamentoId, asignaciones, ausencias, sueltos, familias, cierres } = leida;
  const laboral = laborOf({ asignaciones, ausencias, sueltos }, empresa);
  const sinAusencias = laborOf({ asignaciones, ausencias: [], sueltos }, empresa);
  const pedidos = leida.pedidos.map(asked);
  /** Before a contract and after it, the place of the contract that is nearest. */
  const dayWithPlace = (fecha: Fecha): Fecha => {
    const { periodos } = laboral;
    const before = periodos.findLast(({ desde }) => desde <= fecha) ?? periodos[0];
    if (!before) return fecha;
    if (fecha < before.desde) return before.desde;
    return before.hasta !== null && before.hasta < fecha ? before.hasta : fecha;
  };
  const countryAt = (fecha: Fecha): string => countryOf({ laboral }, dayWithPlace(fecha));

  /** The agreement that somebody has on a day; null: the law alone. */
  function assignedAt(fecha: Fecha): FamiliaAsignada | null {
    const centroId = sinAusencias.planDia(dayWithPlace(fecha)).centro?.id ?? null;
    return familyFor(givenOn(familias, fecha), { personaId, departamentoId, centroId, pais: countryAt(fecha) });
  }
  const familyAt = (fecha: Fecha): FamiliaConvenio => assignedAt(fecha) ?? { codigo: 'ley', pais: countryAt(fecha), permisos: [] };

  return {
    leida,
    laboral,
    sinAusencias,
    pedidos,
    countryAt,
    assignedAt,
    /** Nobody sets for permits how many should be there. */
    rulesAt: () => ({}),
    typesAt: (fecha: Fecha): VersionPermiso[] => permitsOn(familyAt(fecha), fecha),
    /** The permit that holds for a request; null if the person has none of that code. */
    ruleFor: (codigo: string, days: { hecho: Fecha | null; desde: Fecha }): VersionPermiso | null =>
      permitFor(familyAt(days.desde), codigo, days),
    /** All the days that a permit gives for its event; null if it gives no such number. */
    proposalFor(
      permiso: VersionPermiso,
      peticion: Pick<PeticionPermiso, 'desde' | 'hecho' | 'grado' | 'km' | 'isMonoparental' | 'hijos' | 'isDeAmbos'>,
    ) {
      const { desde, hecho, ...rest } = peticion;
      const isOf = fieldsOf(permiso).hecho;
      const suceso = {
        ...rest,
        desde: isOf === 'suceso' ? (hecho ?? desde) : desde,
        nacimiento: isOf === 'nacimiento' ? hecho : null,
      };
      const found = daysOfPermit(laboral, permiso, suceso, sinAusencias);
      return found && { desde: found.desde, hasta: found.hasta };
    },
    examine: (
      peticion: PeticionPermiso,
      { permiso, solicitudId, hoy }: { permiso: VersionPermiso; solicitudId: number | null; hoy: Fecha },
    ): ExamenPermiso => checkPermit({ laboral, sinAusencias, ausencias, pedidos, cierres }, { peticion, permiso, solicitudId, hoy }),
  };
}

export type SituacionPermiso = ReturnType<typeof createSituation>;
