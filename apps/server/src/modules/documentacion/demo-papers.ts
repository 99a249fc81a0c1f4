import { A4, createPdfDocument } from '../../platform/pdf/document.ts';
import { INK2, LINE2 } from '../../platform/pdf/colours.ts';

const LEFT = 56;
const RIGHT = A4.width - LEFT;
const WIDTH = RIGHT - LEFT;
const LEAD = 15;

/** A page of a paper: a heading, paragraphs, and amounts in a table. */
export type PaginaDemo = { titulo: string; parrafos: readonly string[]; filas?: readonly (readonly [string, string])[] };
type Papel = { titulo: string; empresa: string; paginas: readonly PaginaDemo[] };

/** Draws a paper of the demo company. */
export async function drawPaper({ titulo, empresa, paginas }: Papel): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const pdf = await createPdfDocument(
    async (piece) => void pieces.push(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece)),
  );
  for (const [index, pagina] of paginas.entries()) {
    await pdf.newPage();
    pdf.text(LEFT, 56, empresa, { size: 9, color: INK2 });
    pdf.text(RIGHT, 56, `${index + 1} / ${paginas.length}`, { size: 9, color: INK2, isRight: true });
    pdf.text(LEFT, 92, pagina.titulo, { size: 16, weight: 'bold' });
    let y = 124;
    for (const parrafo of pagina.parrafos) {
      for (const line of pdf.wrap(parrafo, WIDTH, { size: 10.5 })) {
        pdf.text(LEFT, y, line, { size: 10.5 });
        y += LEAD;
      }
      y += LEAD / 2;
    }
    for (const [label, value] of pagina.filas ?? []) {
      pdf.text(LEFT, y, label, { size: 10.5 });
      pdf.text(RIGHT, y, value, { size: 10.5, isRight: true });
      pdf.rule(LEFT, y + 5, WIDTH, { color: LINE2, thickness: 0.5 });
      y += LEAD + 5;
    }
  }
  await pdf.end({ title: titulo, author: empresa, lang: 'es', version: 'demo' });
  return Buffer.concat(pieces);
}

export const PREVENCION: readonly PaginaDemo[] = [
  {
    titulo: 'Riesgos del puesto y medidas',
    parrafos: [
      'Esta información se entrega en cumplimiento del artículo 18 de la Ley 31/1995, de Prevención de Riesgos Laborales.',
      'Describe los riesgos de los puestos de la empresa y lo que hace la empresa para evitarlos. Léela entera: al final dice a quién preguntar.',
    ],
  },
  {
    titulo: 'Trabajo con pantallas',
    parrafos: [
      'La pantalla queda a la altura de los ojos y a un brazo de distancia, sin reflejos de ventanas ni lámparas.',
      'Haz una pausa corta cada hora: levántate, mira lejos y cambia de postura. La silla y la mesa se regulan; si no sabes cómo, pídelo.',
      'La empresa ofrece un reconocimiento de la vista cada dos años. Es voluntario.',
    ],
  },
  {
    titulo: 'Almacén y carga a mano',
    parrafos: [
      'Nadie levanta más de 25 kg sin ayuda. Dobla las rodillas, pega la carga al cuerpo y no gires la espalda.',
      'En el almacén se usa calzado de seguridad y chaleco. La carretilla la conduce quien tiene la formación y la autorización por escrito.',
    ],
  },
  {
    titulo: 'Emergencias y a quién preguntar',
    parrafos: [
      'Si suena la alarma, deja lo que haces y sal por la salida más cercana hasta el punto de encuentro. No uses el ascensor.',
      'Avisa al 112 y a recepción. El botiquín está junto a recepción y el desfibrilador, en la entrada.',
      'Pregunta lo que no entiendas al servicio de prevención o a tu responsable: tienes derecho a hacerlo en horas de trabajo.',
    ],
  },
];

export const CURSO: readonly PaginaDemo[] = [
  {
    titulo: 'Programa del curso de primeros auxilios',
    parrafos: [
      'Duración: cuatro horas, dentro de la jornada. Lugar: sala de formación de tu centro.',
      'Contenido: valoración de la persona accidentada, reanimación, atragantamiento, hemorragias y quemaduras.',
      'El curso acaba con una práctica. Quien lo completa recibe un certificado.',
    ],
  },
];

export const contractOf = (nombre: string): readonly PaginaDemo[] => [
  {
    titulo: 'Anexo al contrato: trabajo a distancia',
    parrafos: [
      `${nombre} y la empresa acuerdan que parte de la jornada se trabaja a distancia, conforme a la Ley 10/2021.`,
      'Hasta dos días por semana, elegidos de acuerdo con el equipo. El horario es el mismo que en el centro y se registra igual.',
      'La empresa entrega el equipo y paga los gastos según el convenio. El acuerdo se puede revertir con quince días de aviso.',
    ],
  },
];

export const certificateOf = (nombre: string, ano: number): readonly PaginaDemo[] => [
  {
    titulo: `Certificado de retenciones de ${ano}`,
    parrafos: [
      `La empresa certifica que ha practicado a ${nombre} las retenciones del IRPF del ejercicio ${ano} que constan en sus nóminas y las ha ingresado en la Agencia Tributaria.`,
    ],
  },
];
