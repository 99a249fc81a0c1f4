import type { CorreccionExportada, DiaExportado } from '@jornada/domain/resumen/modelo.ts';
import { hourOn, momentIn, type Writer } from './writer.ts';

/** A day in words, for PDF and CSV. */
export type DiaEnPalabras = {
  /** Each part of work: `8:02 – 13:30`. */
  horas: string[];
  /** Each pause: `Comida 13:30 – 14:50`. */
  pausas: string[];
  /** Why the day is special: holiday, absence, day off, not over, a correction without agreement, too long. */
  estado: string | null;
  /** How its marks were made, if not live. */
  formas: string[];
  correcciones: string[];
  observaciones: string[];
};

const rangeOf = (writer: Writer, dia: DiaExportado, { inicio, fin }: { inicio: string; fin: string | null }): string =>
  `${hourOn(writer, inicio, dia)} – ${fin === null ? '…' : hourOn(writer, fin, dia)}`;

function stateOf(dia: DiaExportado, { t, format, maximoDe }: Writer): string | null {
  const { fecha, motivo, festivo, ausencia, porque, incidencias, tramos, correcciones } = dia;
  const maximo = maximoDe(fecha);
  const parts: string[] = [];
  if (motivo === 'festivo') parts.push(festivo ? `${t('ausencias.motivo.festivo')}: ${festivo}` : t('ausencias.motivo.festivo'));
  else if (motivo === 'ausencia' && ausencia) parts.push(t(`ausencias.${ausencia.clase}`));
  else if (ausencia?.aprobada && ausencia.minutos !== null)
    parts.push(`${t(`ausencias.${ausencia.clase}`)} ${format.durationWithUnit(ausencia.minutos)}`);
  else if (motivo === 'libre' && tramos.length === 0) parts.push(t('ausencias.motivo.libre'));
  if (porque === 'en-curso') parts.push(t('resumen.fichero.en-curso'));
  parts.push(...incidencias.map((incidencia) => t(`incidencias.${incidencia}.nombre`)));
  if (correcciones.some(({ estado }) => estado === 'pendiente')) parts.push(t('resumen.fichero.correccion-pendiente'));
  if (maximo !== null) parts.push(t('resumen.fichero.sobre-maximo', { limite: format.durationWithUnit(maximo) }));
  return parts.length > 0 ? parts.join('. ') : null;
}

/** Who answered a correction, and how. */
function answerOf({ estado, resueltaPor, resueltaEl, respuesta }: CorreccionExportada, dia: DiaExportado, writer: Writer): string {
  const { t } = writer;
  const when = resueltaEl === null ? '' : momentIn(writer, resueltaEl, dia.zona);
  if (estado === 'pendiente') return t('resumen.fichero.correccion.pendiente');
  if (estado === 'retirada') return t('resumen.fichero.correccion.retirada', { cuando: when });
  const said = respuesta ? ` ${t('correcciones.cita', { texto: respuesta })}` : '';
  if (estado === 'desacuerdo') return t('resumen.fichero.correccion.desacuerdo', { quien: resueltaPor ?? '', cuando: when }) + said;
  if (resueltaPor === null) return t('resumen.fichero.correccion.permanente');
  return t('resumen.fichero.correccion.acordada', { quien: resueltaPor, cuando: when }) + said;
}

function correctionOf(correccion: CorreccionExportada, dia: DiaExportado, writer: Writer): string {
  const { t } = writer;
  const { marca, momentoAntes, momentoNuevo, motivo, propuestaPor, propuestaEl } = correccion;
  const none = t('resumen.fichero.correccion.nada');
  const hour = (momento: string | null): string => (momento === null ? none : hourOn(writer, momento, dia));
  const asked = t('resumen.fichero.correccion.pedida', { quien: propuestaPor, cuando: momentIn(writer, propuestaEl, dia.zona) });
  const why = motivo ? ` ${t('correcciones.cita', { texto: motivo })}` : '';
  const change = t('resumen.fichero.correccion.cambio', {
    marca: t(`tipos.nombres.${marca}`),
    antes: hour(momentoAntes),
    nuevo: hour(momentoNuevo),
  });
  return `${change}. ${asked}${why}. ${answerOf(correccion, dia, writer)}.`;
}

/** Several columns need the words of a day, so they are made once for each file. */
const told = new WeakMap<Writer, WeakMap<DiaExportado, DiaEnPalabras>>();

export function describeDay(dia: DiaExportado, writer: Writer): DiaEnPalabras {
  const days = told.get(writer) ?? new WeakMap<DiaExportado, DiaEnPalabras>();
  told.set(writer, days);
  const words = days.get(dia) ?? presentDay(dia, writer);
  days.set(dia, words);
  return words;
}

function presentDay(dia: DiaExportado, writer: Writer): DiaEnPalabras {
  const { t } = writer;
  const of = (clase: 'trabajo' | 'pausa') => dia.tramos.filter((tramo) => tramo.clase === clase);
  return {
    horas: of('trabajo').map((tramo) => {
      const what = tramo.subtipo === 'trabajo' ? [] : [t(`tipos.subtipos.${tramo.subtipo}`)];
      return [rangeOf(writer, dia, tramo), ...what, ...(tramo.proyecto === null ? [] : [tramo.proyecto])].join(' · ');
    }),
    pausas: of('pausa').map((tramo) => `${t(`tipos.subtipos.${tramo.subtipo}`)} ${rangeOf(writer, dia, tramo)}`),
    estado: stateOf(dia, writer),
    formas: dia.formas.filter((forma) => forma !== 'directo').map((forma) => t(`resumen.formas.${forma}`)),
    correcciones: [
      ...(dia.ajenas ?? []).map(({ marca, momento, autor }) =>
        t('resumen.fichero.correccion.ajena', { marca: t(`tipos.nombres.${marca}`), hora: hourOn(writer, momento, dia), quien: autor }),
      ),
      ...dia.correcciones.map((correccion) => correctionOf(correccion, dia, writer)),
      ...dia.anuladas.map(({ marca, momento, autor, momentoAnulacion }) =>
        t('resumen.fichero.correccion.anulada', {
          marca: t(`tipos.nombres.${marca}`),
          hora: hourOn(writer, momento, dia),
          quien: autor,
          cuando: momentIn(writer, momentoAnulacion, dia.zona),
        }),
      ),
    ],
    observaciones: dia.observaciones,
  };
}
