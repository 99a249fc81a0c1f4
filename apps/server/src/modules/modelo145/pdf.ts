import type { MetodoFirma } from '@jornada/domain/firmas/index.ts';
import { DECLARACION_145, type Contenido145, type Discapacidad145 } from '@jornada/domain/perfil/modelo145/index.ts';
import { createFormat } from '@jornada/i18n/format.ts';
import { INK, INK2, LINE, LINE2 } from '../../platform/pdf/colours.ts';
import { A4, createPdfDocument } from '../../platform/pdf/document.ts';
import { OFICIAL } from './official.ts';

const LEFT = 48;
const RIGHT = A4.width - LEFT;
const WIDTH = RIGHT - LEFT;
const VALUE = LEFT + 200;
const LOWEST = A4.height - 64;
const TEXT = 9;
const SMALL = 7.5;
const LEAD = 13;

type Firma145 = { momento: string; metodo: MetodoFirma; quien: string };
export type Impreso145 = {
  contenido: Contenido145;
  huella: string;
  firma: Firma145;
  empresa: { nombre: string; nif: string | null };
  acuse: (Firma145 & { texto: string }) | null;
  zona: string;
  version: string;
};

/** The form as PDF, with the fields of the official one and its Spanish words. The same form gives the same bytes. */
export async function printModelo145(one: Impreso145): Promise<Buffer> {
  const { contenido, huella, firma, empresa, acuse, zona } = one;
  const { declarante, formulario } = contenido;
  const pieces: Buffer[] = [];
  const pdf = await createPdfDocument(
    async (piece) => void pieces.push(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece)),
  );
  const format = createFormat({ lang: 'es', zone: zona });
  const { campos, secciones } = OFICIAL;
  let y = 0;

  async function begin(): Promise<void> {
    await pdf.newPage();
    pdf.rule(LEFT, A4.height - 44, WIDTH, { color: LINE, thickness: 0.5 });
    pdf.text(LEFT, A4.height - 32, `${declarante.nombre} · ${declarante.nif}`, { size: SMALL, color: INK2 });
    pdf.text(RIGHT, A4.height - 32, String(pdf.pageCount()), { size: SMALL, color: INK2, isRight: true });
    y = 56;
  }
  const reserve = async (height: number): Promise<void> => (y + height > LOWEST ? begin() : undefined);

  async function words(text: string, { size, color, weight }: { size: number; color: string; weight?: 'bold' }): Promise<void> {
    for (const line of pdf.wrap(text, WIDTH, { size, ...(weight ? { weight } : {}) })) {
      await reserve(LEAD);
      pdf.text(LEFT, y, line, { size, color, ...(weight ? { weight } : {}) });
      y += size * 1.35;
    }
  }
  async function section(title: string): Promise<void> {
    await reserve(60);
    y += 12;
    await words(title, { size: TEXT, color: INK, weight: 'bold' });
    pdf.rule(LEFT, y - 5, WIDTH, { color: LINE2, thickness: 0.5 });
    y += 8;
  }
  async function field(label: string, value: string): Promise<void> {
    const labels = pdf.wrap(label, VALUE - LEFT - 12, { size: SMALL });
    const values = pdf.wrap(value, RIGHT - VALUE, { size: TEXT });
    const height = Math.max(labels.length, values.length) * LEAD;
    await reserve(height);
    for (const [index, line] of labels.entries()) pdf.text(LEFT, y + index * LEAD, line, { size: SMALL, color: INK2 });
    for (const [index, line] of values.entries()) pdf.text(VALUE, y + index * LEAD, line, { size: TEXT });
    y += height + 2;
  }
  const yes = (value: boolean): string => (value ? OFICIAL.si : OFICIAL.no);
  const disability = ({ grado, ayuda }: Discapacidad145): string =>
    ayuda ? `${OFICIAL.grados[grado]}, ${OFICIAL.ayuda}` : OFICIAL.grados[grado];
  const amount = (cents: number): string => (cents === 0 ? OFICIAL.no : format.money(cents, 'EUR'));
  const moment = (instante: string): string => `${format.date(format.dayOf(instante), 'numeric')} ${format.hour(instante)}`;
  const signed = ({ quien, momento, metodo }: Firma145): string =>
    `${OFICIAL.firmado} ${quien}, ${moment(momento)}, ${OFICIAL.con} ${OFICIAL.metodos[metodo]}`;

  await begin();
  await words(OFICIAL.titulo, { size: 18, color: INK, weight: 'bold' });
  await words(OFICIAL.subtitulo, { size: TEXT, color: INK2 });
  y += 6;
  await words(OFICIAL.aviso, { size: SMALL, color: INK2 });

  await section(secciones.perceptor);
  await field(campos.nif, declarante.nif);
  await field(campos.nombre, declarante.nombre);
  await field(campos.nacimiento, String(formulario.anoNacimiento ?? ''));
  await field(campos.situacion, OFICIAL.situaciones[formulario.situacion]);
  if (formulario.nifConyuge !== null) await field(campos.conyuge, formulario.nifConyuge);
  await field(campos.discapacidad, disability(formulario.discapacidad));
  await field(campos.movilidad, formulario.movilidad === null ? OFICIAL.no : format.date(formulario.movilidad, 'numeric'));
  await field(campos.irregulares, yes(formulario.irregulares));

  await section(secciones.descendientes);
  if (formulario.descendientes.length === 0) await field('', OFICIAL.ninguno);
  for (const [index, one145] of formulario.descendientes.entries()) {
    await field(`${index + 1}. ${campos.nacimiento}`, String(one145.anoNacimiento));
    if (one145.anoAdopcion !== null) await field(campos.adopcion, String(one145.anoAdopcion));
    if (one145.grado > 0) await field(campos.discapacidad, disability(one145));
    await field(campos.entero, yes(one145.porEntero));
  }
  await section(secciones.ascendientes);
  if (formulario.ascendientes.length === 0) await field('', OFICIAL.ninguno);
  for (const [index, one145] of formulario.ascendientes.entries()) {
    await field(`${index + 1}. ${campos.nacimiento}`, String(one145.anoNacimiento));
    if (one145.grado > 0) await field(campos.discapacidad, disability(one145));
    await field(campos.convivencia, String(one145.convivientes));
  }
  await section(secciones.judicial);
  await field(campos.compensatoria, amount(formulario.pensionCompensatoria));
  await field(campos.anualidades, amount(formulario.anualidades));
  await section(secciones.vivienda);
  await field(campos.vivienda, yes(formulario.vivienda));

  await section(secciones.firma);
  await words(DECLARACION_145, { size: TEXT, color: INK });
  y += 4;
  await words(signed(firma), { size: TEXT, color: INK });
  await field(campos.efecto, format.date(contenido.efecto, 'numeric'));
  await field(campos.huella, huella);

  await section(secciones.acuse);
  await field(campos.empresa, [empresa.nombre, empresa.nif].filter(Boolean).join(' · '));
  if (acuse) {
    await words(acuse.texto, { size: TEXT, color: INK });
    y += 4;
    await words(`${campos.autorizado}: ${signed(acuse)}`, { size: TEXT, color: INK });
  } else await words(OFICIAL.pendiente, { size: TEXT, color: INK2 });
  const title = `${OFICIAL.titulo} · ${declarante.nombre}`;
  await pdf.end({ title, author: empresa.nombre, lang: 'es', version: one.version });
  return Buffer.concat(pieces);
}
