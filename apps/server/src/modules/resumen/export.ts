import { createHash } from 'node:crypto';
import type { SalidaDe, ValidadaDe } from '@jornada/contract/call.ts';
import type { resumen } from '@jornada/contract/resumen.ts';
import { canonico, exportRegistro } from '@jornada/domain/resumen/export-registro.ts';
import { sobreMaximoDiario } from '@jornada/domain/resumen/maximo.ts';
import { diasDelRegistro, ventanaDe } from '@jornada/domain/resumen/periodo.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findConfirmations, readMonthToSign } from '../firmas/reads.ts';
import { findNames, findUser } from '../perfil/reads.ts';
import { limitsFor, shownTimes } from '../registros/reads.ts';
import type { HistoriaDePersona } from '../registros/service.ts';
import { TIPOS, writeFile, type Encargo } from './files/index.ts';
import { writeInThread } from './files/thread.ts';
import type { DocumentoResumen } from './files/writer.ts';
import type { QuienResume, ResumenOptions } from './options.ts';
import { createIssue } from './repo.ts';

const digestOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** All people named by the log lines and their corrections. */
const peopleOf = ({ lineas }: HistoriaDePersona): number[] => [...new Set(lineas.map(({ autorId }) => autorId))];

/**
 * Writes a person's record of a month or a year into a file, and stores its digest. If the client is `gone`, nothing is stored.
 */
export function createExport({ db, registros, translate, version, seals }: ResumenOptions) {
  return async (
    quien: QuienResume,
    { formato, ano, mes }: ValidadaDe<typeof resumen.exportar>,
    gone: AbortSignal,
  ): Promise<SalidaDe<typeof resumen.exportar>> => {
    const { sesion } = quien;
    const { entidadId, personaId, usuarioId, idioma } = sesion;
    const asked = ventanaDe({ ano, mes: mes ?? null });
    const historia = await registros.readHistory({ ...quien, ventana: asked });
    gone.throwIfAborted();
    const { hoy, ahora, empresa, laboral, lineas } = historia;
    if (asked.desde > hoy) throw new AppError('resumen.periodo-futuro');
    const dias = diasDelRegistro(historia.dias, hoy);
    if (dias.length === 0) throw new AppError('resumen.sin-registro');
    const wholeMonth = mes === undefined ? null : asked.desde.slice(0, 7);
    const { user, personas, huellaMes, firma } = await db.tenant(entidadId, async (tx) => ({
      user: await findUser(tx, entidadId, personaId),
      personas: await findNames(tx, entidadId, [...peopleOf(historia), usuarioId]),
      huellaMes: wholeMonth && (await readMonthToSign(tx, { entidadId, personaId, mes: wholeMonth, empresa, ahora })).huella,
      firma: wholeMonth ? (await findConfirmations(tx, entidadId, { ids: [personaId], mes: wholeMonth })).get(personaId) : undefined,
    }));
    if (!user) throw new Error(`user ${personaId} of company ${entidadId} is not there`);

    const ventana = { desde: asked.desde, hasta: asked.hasta < hoy ? asked.hasta : hoy };
    const registro = exportRegistro({
      empresa,
      persona: { id: personaId, nombre: user.nombreCompleto, documento: user.userName },
      laboral,
      ventana,
      dias,
      lineas,
      ahora: ahora.toString(),
      nombres: { personas, proyectos: new Map(empresa.proyectos.map(({ id, nombre }) => [id, nombre])) },
      muestra: { plan: shownTimes(empresa).plan },
    });
    const huellaDatos = digestOf(canonico(registro));
    const documento: DocumentoResumen = {
      registro,
      sobreMaximo: sobreMaximoDiario(dias, (fecha) => limitsFor(empresa, { personaId, laboral }, fecha)),
      huellaDatos,
      firma: firma ?? null,
      mes: mes ?? null,
      momento: ahora.toString(),
      autor: personas.get(usuarioId) ?? '',
      version,
    };
    const zona = dias.at(-1)?.previsto.zona ?? empresa.zona;
    const encargo: Encargo = { formato, documento, idioma, zona };
    // A CSV takes almost no time, so it needs no thread.
    const written = await (formato === 'csv' ? writeFile(encargo, translate) : writeInThread(encargo, gone));
    gone.throwIfAborted();
    const about = { reason: translate(idioma, 'resumen.fichero.titulo'), name: registro.empresa.nombre };
    const bytes = formato === 'pdf' ? await seals.sign(entidadId, written, about) : written;
    const nombre = `${translate(idioma, 'resumen.fichero.nombre')}-${asked.desde.slice(0, mes === undefined ? 4 : 7)}.${formato}`;
    const sha256 = digestOf(bytes);
    const emision = {
      autorId: usuarioId,
      momento: ahora.toString(),
      ...ventana,
      formato,
      nombre,
      sha256,
      huellaDatos,
      bytes: bytes.length,
      huellaMes,
    };
    await db.tenant(entidadId, async (tx) => {
      await createIssue(tx, sesion, emision);
      await registros.logForAnother(tx, sesion, { accion: 'registros.exportar', sobreId: personaId, fecha: ventana.desde });
    });
    return { nombre, tipo: TIPOS[formato], contenido: bytes.toString('base64'), sha256, huellaDatos, filas: dias.length };
  };
}
