import type { SumaExportada } from '@jornada/domain/resumen/modelo.ts';
import { INK, INK2, LINE2, WARN } from '../../../platform/pdf/colours.ts';
import { CONTENT_WIDTH, createMark, PAGE, STYLES } from './pdf-style.ts';
import { monthTable, notesOf, yearTable } from './pdf-table.ts';
import { momentIn, periodOf, type DocumentoResumen, type Writer } from './writer.ts';

type Node = Record<string, unknown>;

/** This many characters of a digest are enough to tell two apart. */
const SHORT = 16;

const rule = (color: string = LINE2): Node => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.5, lineColor: color }],
});

/** Whose record it is, where they work and since when, and when this copy was made. */
function headOf(documento: DocumentoResumen, writer: Writer): Node[] {
  const { registro, momento, autor, version } = documento;
  const { t, format } = writer;
  const { empresa, persona, destinos } = registro;
  const day = (fecha: string): string => format.date(fecha, 'numeric');
  const place = ({ centro, horario, zona, desde, hasta }: (typeof destinos)[number]): string => {
    const since = hasta === null ? '' : ` (${day(desde)} – ${day(hasta)})`;
    return `${centro} · ${horario} · ${zona}${destinos.length > 1 ? since || ` (${day(desde)} –)` : ''}`;
  };
  const rows: [string, string][] = [
    [t('resumen.fichero.empresa'), [empresa.nombre, empresa.nif].filter(Boolean).join(' · ')],
    [t('resumen.fichero.persona'), `${persona.nombre} · ${persona.documento}`],
    ...destinos.map((destino): [string, string] => [t('resumen.fichero.destino'), place(destino)]),
    [t('resumen.fichero.periodo'), `${day(registro.desde)} – ${day(registro.hasta)}`],
    [t('resumen.fichero.emitido'), t('resumen.fichero.generado', { cuando: momentIn(writer, momento), quien: autor, version })],
  ];
  return [
    { text: t('resumen.fichero.titulo'), style: 'title' },
    { text: t('resumen.fichero.copia'), style: 'label', margin: [0, 1, 0, 8] },
    {
      table: {
        widths: [108, '*'],
        body: rows.map(([label, value]) => [
          { text: label, style: 'label' },
          { text: value, style: 'value' },
        ]),
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => 0,
        paddingRight: () => 0,
        paddingTop: () => 1.2,
        paddingBottom: () => 1.2,
      },
      margin: [0, 0, 0, 14],
    },
  ];
}

function monthsOf(documento: DocumentoResumen, writer: Writer): Node[] {
  const { registro } = documento;
  const { t, format } = writer;
  const showsPlan = registro.total.previstoMinutos !== null;
  return registro.meses.flatMap((suma, index) => {
    const name = format.month(Number(suma.mes.slice(5)), Number(suma.mes.slice(0, 4)));
    const dias = registro.dias.filter(({ fecha }) => fecha.startsWith(suma.mes));
    const notes = notesOf(dias, writer);
    return [
      { text: format.capitalize(name), style: 'month', ...(index > 0 ? { pageBreak: 'before' } : {}) },
      monthTable(dias, { ...suma, titulo: t('resumen.fichero.total-mes', { mes: name }) }, { writer, showsPlan }),
      ...(notes ? [notes] : []),
    ];
  });
}

function yearOf(documento: DocumentoResumen, writer: Writer): Node[] {
  const { registro, mes } = documento;
  if (mes !== null) return [];
  const { t, format } = writer;
  const showsPlan = registro.total.previstoMinutos !== null;
  const named = (suma: SumaExportada & { mes: string }) => ({
    ...suma,
    titulo: format.capitalize(format.month(Number(suma.mes.slice(5)))),
  });
  const titulo = t('resumen.fichero.total-periodo', { periodo: periodOf(documento, writer) });
  return [
    { text: titulo, style: 'month', pageBreak: 'before' },
    yearTable(registro.meses.map(named), { ...registro.total, titulo }, { writer, showsPlan }),
  ];
}

/** The person's confirmation of the month: its words, who, when, with what, and the digest of what was confirmed; or their objection. */
function confirmationOf({ firma, registro }: DocumentoResumen, writer: Writer): Node[] {
  if (!firma || firma.momento === null || firma.texto === null) return [];
  const { t } = writer;
  const { estado, momento, metodo, texto, huella } = firma;
  const cuando = momentIn(writer, momento);
  const small = { fontSize: 8, color: INK2, lineHeight: 1.25 };
  const words: Node[] =
    estado === 'objetado'
      ? [{ text: t('firmas.fichero.objetado', { texto, cuando }), fontSize: 9 }]
      : [
          { text: texto, fontSize: 9, lineHeight: 1.25 },
          {
            text: t('firmas.fichero.con', {
              quien: registro.persona.nombre,
              cuando,
              metodo: metodo ? t(`firmas.gestion.metodos.${metodo}`) : '',
            }),
            ...small,
            margin: [0, 4, 0, 0],
          },
          ...(estado === 'cambiado' ? [{ text: t('firmas.fichero.cambiado'), fontSize: 9, color: WARN, margin: [0, 4, 0, 0] }] : []),
          { text: t('firmas.fichero.huella'), style: 'label', margin: [0, 6, 0, 1] },
          { text: huella ?? '', fontSize: 8, color: INK },
        ];
  return [
    {
      margin: [0, 18, 0, 0],
      unbreakable: true,
      stack: [{ text: t('firmas.fichero.titulo'), bold: true, fontSize: 9, margin: [0, 0, 0, 3] }, ...words],
    },
  ];
}

/** What the sums contain, and how to verify that this file is the original. */
function explanationOf({ huellaDatos }: DocumentoResumen, { t }: Writer): Node {
  return {
    margin: [0, 18, 0, 0],
    unbreakable: true,
    stack: [
      { text: t('resumen.fichero.leyenda'), style: 'note', margin: [0, 0, 0, 10] },
      { text: t('resumen.fichero.comprobar.titulo'), bold: true, fontSize: 9, margin: [0, 0, 0, 3] },
      { text: t('resumen.fichero.comprobar.texto'), fontSize: 8, color: INK2, lineHeight: 1.25 },
      { text: t('resumen.fichero.huella'), style: 'label', margin: [0, 6, 0, 1] },
      { text: huellaDatos, fontSize: 8, color: INK },
    ],
  };
}

const header = (documento: DocumentoResumen, writer: Writer) => (page: number) => ({
  margin: [PAGE.margin, 26, PAGE.margin, 0],
  columns: [
    { ...createMark(), width: 36 },
    { text: 'Jornada', bold: true, fontSize: 10.5, color: INK, margin: [0, 3, 0, 0], width: 'auto' },
    {
      text: page === 1 ? '' : `${documento.registro.persona.nombre} · ${periodOf(documento, writer)}`,
      alignment: 'right',
      fontSize: 8,
      color: INK2,
      margin: [0, 5, 0, 0],
    },
  ],
});

const footer =
  ({ registro: { empresa }, huellaDatos }: DocumentoResumen, { t }: Writer) =>
  (page: number, pages: number) => ({
    margin: [PAGE.margin, 14, PAGE.margin, 0],
    stack: [
      rule(),
      {
        margin: [0, 6, 0, 0],
        fontSize: 7,
        color: INK2,
        columns: [
          { text: [empresa.nombre, empresa.nif].filter(Boolean).join(' · ') },
          { text: t('resumen.fichero.huella-corta', { huella: huellaDatos.slice(0, SHORT) }), alignment: 'center' },
          { text: t('resumen.fichero.pagina', { pagina: page, paginas: pages }), alignment: 'right' },
        ],
      },
    ],
  });

/** pdfmake and its font, loaded with the first PDF. It may read only its own font. */
async function load() {
  const [{ default: pdfmake }, { default: fonts }] = await Promise.all([import('pdfmake'), import('pdfmake/fonts/Roboto.js')]);
  const allowed = new Set(Object.values(fonts).flatMap((font) => Object.values(font)));
  pdfmake.addFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => allowed.has(path));
  return pdfmake;
}

/** A4, one month per page. A year ends with the sum of its months. */
export async function writePdf(documento: DocumentoResumen, writer: Writer): Promise<Buffer> {
  const pdfmake = await load();
  const { registro } = documento;
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [PAGE.margin, PAGE.top, PAGE.margin, PAGE.bottom],
      language: writer.lang,
      displayTitle: true,
      info: {
        title: `${writer.t('resumen.fichero.titulo')} · ${registro.persona.nombre} · ${periodOf(documento, writer)}`,
        author: registro.empresa.nombre,
        creator: `Jornada ${documento.version}`,
        producer: 'Jornada',
        // By it a changed copy is told from a paper of somebody else (ADR 70).
        keywords: documento.huellaDatos,
      },
      header: header(documento, writer),
      footer: footer(documento, writer),
      content: [
        ...headOf(documento, writer),
        ...monthsOf(documento, writer),
        ...yearOf(documento, writer),
        ...confirmationOf(documento, writer),
        explanationOf(documento, writer),
      ],
      styles: STYLES,
      defaultStyle: { font: 'Roboto', fontSize: 9, color: INK, lineHeight: 1.08 },
    })
    .getBuffer();
}
