import type { LineaResumen } from '@jornada/contract/permisos/vistas.ts';
import type { Fecha } from '@jornada/domain/horario/modelo.ts';
import { counterOf, type UsoPermiso, type VersionPermiso } from '@jornada/domain/permisos/index.ts';
import { presentRecounts, presentType, unitOf, type PermitWords } from './present.ts';
import type { PedidoLeido } from './repo.ts';
import type { SituacionPermiso } from './situation.ts';

const isAgreed = ({ estado }: PedidoLeido): boolean => estado === 'aprobada' || estado === 'anulacion-solicitada';
const sumOf = (usos: readonly UsoPermiso[]): number => usos.reduce((sum, { cantidad }) => sum + cantidad, 0);

/** What is left of an amount of the year, or of the month of `en`. One for each event has no such number. */
function counterIn(situacion: SituacionPermiso, permiso: VersionPermiso, en: Fecha, usos: readonly UsoPermiso[]): LineaResumen['contador'] {
  if (permiso.contador !== 'ano' && permiso.contador !== 'mes') return null;
  const suceso = { desde: en, grado: null, km: null, isMonoparental: false };
  const found = counterOf({ permiso, laboral: situacion.sinAusencias, suceso, usos });
  return found && { periodo: en.slice(0, permiso.contador === 'ano' ? 4 : 7), total: found.total, queda: found.queda };
}

/** Each kind that somebody has, and each they used, with what a year took of it. `en`: a day of that year. */
export function presentSummary(situacion: SituacionPermiso, { ano, en }: { ano: number; en: Fecha }, words: PermitWords): LineaResumen[] {
  const { pedidos } = situacion.leida;
  const inYear = (dias: readonly UsoPermiso[]) => dias.filter(({ fecha }) => fecha.startsWith(`${ano}-`));
  const now = situacion.typesAt(en);
  const codes = new Set(now.map(({ codigo }) => codigo));
  const former = new Map(
    pedidos.filter(({ codigo, dias }) => !codes.has(codigo) && sumOf(inYear(dias)) > 0).map(({ codigo, regla }) => [codigo, regla]),
  );
  return [...now, ...former.values()]
    .map((permiso): LineaResumen => {
      const own = pedidos.filter(({ codigo }) => codigo === permiso.codigo);
      const taken = (which: readonly PedidoLeido[]): number => sumOf(inYear(which.flatMap(({ dias }) => dias)));
      return {
        tipo: presentType(permiso, words),
        unidad: unitOf(permiso),
        usado: taken(own.filter(isAgreed)),
        pedido: taken(own.filter((one) => !isAgreed(one))),
        recuento: sumOf(
          inYear(
            own
              .filter(isAgreed)
              .flatMap(presentRecounts)
              .map(({ fecha, antes, ahora }) => ({ fecha, cantidad: ahora - antes })),
          ),
        ),
        contador: counterIn(
          situacion,
          permiso,
          en,
          own.flatMap(({ dias }) => dias),
        ),
      };
    })
    .toSorted((a, b) => a.tipo.nombre.localeCompare(b.tipo.nombre, words.idioma));
}
