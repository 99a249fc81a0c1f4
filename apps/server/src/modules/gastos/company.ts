import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { gastos } from '@jornada/contract/gastos/calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Sesion } from '../../shared/sesion.ts';
import type { AuditoriaService } from '../auditoria/service.ts';
import { todayOf } from '../../shared/company/configuration.ts';
import { findLines, findOfCompany, sumOfCompany, type FiltroEmpresa } from './company-repo.ts';
import { presentListed } from './lists.ts';
import { daysOf } from './days-of.ts';
import { findLists } from './lists-repo.ts';
import { MODULO } from './model.ts';
import { paymentName, type ExpenseWords } from './names.ts';
import { updatePaid } from './repo.ts';
import type { GastosOptions } from './service.ts';

const PAGE = 20;
/** The expenses of a company, for those who pay them. */
export function createCompanyExpenses({
  db,
  clock,
  entidades,
  solicitudes,
  auditoria,
  translate,
}: GastosOptions & { auditoria: AuditoriaService }) {
  return {
    async list(sesion: Sesion, input: ValidadaDe<typeof gastos.deEmpresa>): Promise<SalidaDe<typeof gastos.deEmpresa>> {
      const { anio, mes, estado = null, persona = null, texto = '', start = 0, limit = PAGE } = input;
      const { entidadId, revision, idioma, usuarioId, personaId } = sesion;
      const hoy = await todayOf({ clock, entidades }, sesion);
      const { proyectos } = await entidades.getConfiguration(entidadId, revision);
      const words: ExpenseWords = { idioma, translate };
      const days = daysOf({ anio, mes, estado }, Number(hoy.slice(0, 4)));
      // A year of all states has what is open of others, too; a month has its own only.
      const open = mes === undefined && estado === null ? solicitudes.openOf(MODULO, { entidadId, hoy }) : [];
      const filtro: FiltroEmpresa = { ...days, open, estado, personaId: persona, texto: texto.trim() };
      return db.tenant(entidadId, async (tx) => {
        const { ids, total } = await findOfCompany(tx, entidadId, { filtro, start, limit });
        const lines = await findLines(tx, entidadId, ids);
        const { formas } = await findLists(tx, entidadId, hoy);
        const items = (await solicitudes.linesOf(tx, sesion, ids)).map((one) => {
          const linea = lines.get(one.id);
          const forma = formas.find(({ id }) => id === linea?.formaPagoId);
          const isOwn = one.persona.id === personaId || one.persona.id === usuarioId;
          return {
            ...presentListed(one, linea, words),
            proyecto: proyectos.find(({ id }) => id === linea?.proyectoId)?.nombre ?? null,
            formaPago: forma ? paymentName(forma, words) : null,
            pagable: one.estado === 'aprobada' && !isOwn,
          };
        });
        return { items, total, sumas: start === 0 ? await sumOfCompany(tx, entidadId, filtro) : null };
      });
    },

    /** Marks expenses as paid, each by itself. @throws AppError `gastos.fecha-futura`. */
    async pay(sesion: Sesion, { cuales, dia }: ValidadaDe<typeof gastos.pagar>): Promise<SalidaDe<typeof gastos.pagar>> {
      if (dia > (await todayOf({ clock, entidades }, sesion))) throw new AppError('gastos.fecha-futura');
      const { entidadId } = sesion;
      return solicitudes.payAll(
        sesion,
        cuales.map((one) => ({
          ...one,
          modulo: MODULO,
          async save(tx, { personaId, cantidad, titulo }) {
            await updatePaid(tx, entidadId, one.id, dia);
            const centimos = cantidad?.unidad === 'centimos' ? cantidad.centimos : 0;
            await auditoria.note(tx, { sesion, accion: 'gastos.pagar', sobreId: personaId, datos: { dia, titulo, centimos } });
          },
        })),
      );
    },
  };
}
