import { CATEGORIAS_EXCESO, type CategoriaExceso } from '@jornada/domain/excesos/index.ts';
import type { PerfilRecord, RegistroDeTodos } from '@jornada/domain/exportes/index.ts';
import type { DiaExportado, TramoExportado } from '@jornada/domain/resumen/modelo.ts';
import { describeDay, figuresOfDay, hourOn, momentIn } from '../../resumen/reads.ts';
import type { Writer } from '../../resumen/service.ts';
import { less, minutes, more, text, type Columna } from './column.ts';
import { cccOf, nafOf, placeOf, regimeOf, type Lugares } from './facts.ts';

export type FilaDia = { registro: RegistroDeTodos; dia: DiaExportado };
export type FilaTramo = FilaDia & { tramo: TramoExportado };
export type FilaCorreccion = FilaDia & { correccion: DiaExportado['correcciones'][number] };

type Todas<Fila> = Columna<Fila> & { isHistory?: true };

const titled =
  ({ t }: Writer) =>
  <Fila>(key: string, width: number, of: Columna<Fila>['of'], isHistory?: true): Todas<Fila> => ({
    title: t(`exportes.columnas.${key}`),
    width,
    of,
    ...(isHistory ? { isHistory } : {}),
  });

/** What representatives do not get: who somebody is beyond the name, why they were away, and the history of changes (domain rule `minimize`). */
const within = <Fila>(perfil: PerfilRecord, columns: Todas<Fila>[]): Columna<Fila>[] =>
  columns.filter(({ isHistory }) => perfil === 'inspeccion' || !isHistory);

/** Minutes of a day above its plan that are of a category; null if there are none. */
const ofCategory =
  (categoria: CategoriaExceso) =>
  ({ registro, dia }: FilaDia) =>
    more(registro.excesos.find(({ fecha }) => fecha === dia.fecha)?.[categoria] ?? null);

/** Minutes of a day within its plan. */
const ordinaryOf = ({ cuenta, trabajadoMinutos, previstoMinutos }: DiaExportado): number | null =>
  cuenta ? Math.min(trabajadoMinutos, previstoMinutos ?? 0) : null;

/** Where the work of a day was done: in its place, remote, on the way. */
const placesOf = ({ tramos }: DiaExportado) => [...new Set(tramos.flatMap(({ clase, subtipo }) => (clase === 'trabajo' ? [subtipo] : [])))];

/** The only list of the columns of a day, in the order of the files. */
export function dayColumns(writer: Writer, perfil: PerfilRecord, lugares: Lugares): Columna<FilaDia>[] {
  const column = titled(writer);
  const { t } = writer;
  const yes = (is: boolean) => text(t(is ? 'resumen.fichero.si' : 'resumen.fichero.no'));
  const words =
    (pick: (day: ReturnType<typeof describeDay>) => readonly string[]) =>
    ({ dia }: FilaDia) =>
      text(pick(describeDay(dia, writer)).join(' | '));
  const edge =
    (pick: (tramos: TramoExportado[]) => string | null | undefined) =>
    ({ dia }: FilaDia) => {
      const instant = pick(dia.tramos);
      return instant ? text(hourOn(writer, instant, dia)) : null;
    };
  return within<FilaDia>(perfil, [
    column('persona', 28, ({ registro }) => text(registro.persona.nombre)),
    column('documento', 14, ({ registro }) => text(registro.persona.documento), true),
    column('naf', 16, ({ registro }) => text(nafOf(registro)), true),
    column('centro', 22, ({ dia }) => text(dia.centro)),
    column('lugar', 28, ({ dia }) => text(placeOf(lugares, dia.centro))),
    column('ccc', 18, ({ dia }) => text(cccOf(lugares, dia.centro)), true),
    column('regimen', 30, ({ registro, dia }) => text(regimeOf(writer, registro, dia.fecha)), true),
    column('fecha', 12, ({ dia }) => ({ day: dia.fecha })),
    column('zona', 18, ({ dia }) => text(dia.zona)),
    column(
      'entrada',
      9,
      edge((tramos) => tramos[0]?.inicio),
    ),
    column(
      'salida',
      9,
      edge((tramos) => tramos.at(-1)?.fin),
    ),
    column(
      'tramos',
      34,
      words(({ horas }) => horas),
    ),
    column(
      'pausas',
      30,
      words(({ pausas }) => pausas),
    ),
    column(
      'modalidad',
      18,
      ({ dia }) =>
        text(
          placesOf(dia)
            .map((subtipo) => t(`tipos.subtipos.${subtipo}`))
            .join(' | '),
        ),
      true,
    ),
    column('forma', 18, ({ dia }) => text(dia.formas.map((forma) => t(`resumen.formas.${forma}`)).join(' | ')), true),
    column('efectivo', 11, ({ dia }) => minutes(figuresOfDay(dia).efectivoMinutos)),
    column('trabajado', 11, ({ dia }) => minutes(figuresOfDay(dia).trabajadoMinutos)),
    column('previsto', 11, ({ dia }) => minutes(dia.previstoMinutos)),
    column('de-mas', 11, ({ dia }) => more(figuresOfDay(dia).diferenciaMinutos)),
    column('de-menos', 11, ({ dia }) => less(figuresOfDay(dia).diferenciaMinutos)),
    column('ordinarias', 11, ({ dia }) => minutes(ordinaryOf(dia))),
    ...CATEGORIAS_EXCESO.map((categoria) => column<FilaDia>(categoria, 13, ofCategory(categoria))),
    column('noche', 11, ({ dia }) => minutes(figuresOfDay(dia).nocturnosMinutos)),
    column('cuenta', 9, ({ dia }) => yes(dia.cuenta), true),
    column('situacion', 26, ({ dia }) => text(describeDay(dia, writer).estado), true),
    column(
      'correcciones',
      60,
      words(({ correcciones }) => correcciones),
      true,
    ),
    column(
      'observaciones',
      40,
      words(({ observaciones }) => observaciones),
      true,
    ),
  ]);
}

/** A stretch of work or a pause, with its instants in UTC. */
export function stretchColumns(writer: Writer, perfil: PerfilRecord): Columna<FilaTramo>[] {
  const column = titled(writer);
  const { t } = writer;
  const yes = (is: boolean) => text(t(is ? 'resumen.fichero.si' : 'resumen.fichero.no'));
  return within<FilaTramo>(perfil, [
    column('persona', 28, ({ registro }) => text(registro.persona.nombre)),
    column('documento', 14, ({ registro }) => text(registro.persona.documento), true),
    column('fecha', 12, ({ dia }) => ({ day: dia.fecha })),
    column('tramo', 20, ({ tramo }) => text(t(`tipos.subtipos.${tramo.subtipo}`))),
    column('inicio', 9, ({ dia, tramo }) => text(hourOn(writer, tramo.inicio, dia))),
    column('fin', 9, ({ dia, tramo }) => (tramo.fin === null ? null : text(hourOn(writer, tramo.fin, dia)))),
    column('duracion', 11, ({ tramo }) => minutes(tramo.fin === null ? null : tramo.minutos)),
    column('zona', 18, ({ dia }) => text(dia.zona)),
    column('inicio-utc', 22, ({ tramo }) => text(tramo.inicio)),
    column('fin-utc', 22, ({ tramo }) => text(tramo.fin)),
    column('es-efectivo', 10, ({ tramo }) => yes(tramo.efectivo)),
    column('es-pagado', 10, ({ tramo }) => yes(tramo.pagado)),
    column('proyecto', 22, ({ tramo }) => text(tramo.proyecto), true),
  ]);
}

/** A change of the record: original and new hour, who proposed it and why, who consented, and when. */
export function correctionColumns(writer: Writer): Columna<FilaCorreccion>[] {
  const column = titled(writer);
  const { t } = writer;
  const at =
    (pick: (one: FilaCorreccion['correccion']) => string | null) =>
    ({ dia, correccion }: FilaCorreccion) => {
      const instant = pick(correccion);
      return instant === null ? null : text(hourOn(writer, instant, dia));
    };
  const when =
    (pick: (one: FilaCorreccion['correccion']) => string | null) =>
    ({ dia, correccion }: FilaCorreccion) => {
      const instant = pick(correccion);
      return instant === null ? null : text(momentIn(writer, instant, dia.zona));
    };
  return [
    column<FilaCorreccion>('persona', 28, ({ registro }) => text(registro.persona.nombre)),
    column<FilaCorreccion>('documento', 14, ({ registro }) => text(registro.persona.documento)),
    column<FilaCorreccion>('fecha', 12, ({ dia }) => ({ day: dia.fecha })),
    column<FilaCorreccion>('marca', 16, ({ correccion }) => text(t(`tipos.nombres.${correccion.marca}`))),
    column<FilaCorreccion>(
      'antes',
      10,
      at(({ momentoAntes }) => momentoAntes),
    ),
    column<FilaCorreccion>(
      'nuevo',
      10,
      at(({ momentoNuevo }) => momentoNuevo),
    ),
    column<FilaCorreccion>('motivo', 40, ({ correccion }) => text(correccion.motivo)),
    column<FilaCorreccion>('propuesta-por', 26, ({ correccion }) => text(correccion.propuestaPor)),
    column<FilaCorreccion>(
      'propuesta-el',
      18,
      when(({ propuestaEl }) => propuestaEl),
    ),
    column<FilaCorreccion>('estado', 18, ({ correccion }) => text(t(`exportes.estados-correccion.${correccion.estado}`))),
    column<FilaCorreccion>('resuelta-por', 26, ({ correccion }) => text(correccion.resueltaPor)),
    column<FilaCorreccion>(
      'resuelta-el',
      18,
      when(({ resueltaEl }) => resueltaEl),
    ),
    column<FilaCorreccion>('respuesta', 40, ({ correccion }) => text(correccion.respuesta)),
  ];
}
