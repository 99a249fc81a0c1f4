import type { ClaseDeSala, Reaccion } from '@jornada/domain/chat/modelo.ts';

/** Who says it, the first name; how many minutes before the end of the story; the words. `a`: answers the message before of that place. */
type Frase = { quien: string; hace: number; texto: string; a?: number; reacciones?: Partial<Record<Reaccion, readonly string[]>> };

/** A conversation of the demo company. `quienes`: first and last name as they are told apart. */
export type HistoriaDeSala = {
  clase: ClaseDeSala;
  nombre?: string;
  quienes: readonly string[];
  /** Who has not read its end. */
  sinLeer: readonly string[];
  frases: readonly Frase[];
};

const DAY = 24 * 60;

/** Conversations in the languages of the company: projects, people of two, the office, and a question to HR. */
export const HISTORIAS: readonly HistoriaDeSala[] = [
  {
    clase: 'grupo',
    nombre: 'Bahía Azul, puesta en marcha',
    quienes: ['Javier Ortega', 'Nuria Campos', 'Emily Carter', 'Lucía Martín', 'Sergio Romero', 'Adrián Lorenzo', 'Marta Gil'],
    sinLeer: ['Lucía Martín'],
    frases: [
      {
        quien: 'Javier Ortega',
        hace: 2 * DAY + 300,
        texto: 'Abro el grupo para la puesta en marcha. El lunes que viene lo ven en Bahía Azul.',
      },
      {
        quien: 'Marta Gil',
        hace: 2 * DAY + 288,
        texto: 'Los contratos de los hoteles están firmados los tres.',
        reacciones: { bien: ['Javier Ortega', 'Lucía Martín'] },
      },
      {
        quien: 'Sergio Romero',
        hace: DAY + 200,
        texto: 'El entorno de pruebas ya tiene los precios de temporada. Falta la regla de las tres noches.',
        reacciones: { bien: ['Javier Ortega', 'Nuria Campos', 'Marta Gil'], hecho: ['Emily Carter'] },
      },
      { quien: 'Nuria Campos', hace: 190, texto: 'Así ha quedado el tablero. ¿Movemos lo naranja a mañana?' },
      {
        quien: 'Lucía Martín',
        hace: 183,
        texto: 'Sí, mañana hay sala. He reservado Prado de 10:00 a 11:30.',
        a: 1,
        reacciones: { bien: ['Nuria Campos'] },
      },
      { quien: 'Emily Carter', hace: 20, texto: 'Perfecto, llevo yo el acta.' },
    ],
  },
  {
    clase: 'dos',
    quienes: ['Lucía Martín', 'Javier Ortega'],
    sinLeer: ['Lucía Martín'],
    frases: [
      { quien: 'Lucía Martín', hace: DAY + 60, texto: 'El viernes tengo médico a primera hora, entro a las 10:30.' },
      { quien: 'Javier Ortega', hace: DAY + 52, texto: 'Sin problema. Pídelo como permiso y lo acepto.' },
      { quien: 'Lucía Martín', hace: DAY + 50, texto: 'Hecho, gracias.', reacciones: { bien: ['Javier Ortega'] } },
      { quien: 'Javier Ortega', hace: 75, texto: '¿Me pasas el resumen del portal cuando lo tengas?' },
    ],
  },
  {
    clase: 'dos',
    quienes: ['Lucía Martín', 'Anna Schröder'],
    sinLeer: [],
    frases: [
      { quien: 'Anna Schröder', hace: 3 * DAY, texto: 'Hi Lucía, could you look at the Spanish texts of the control room?' },
      { quien: 'Lucía Martín', hace: 3 * DAY - 40, texto: 'Of course. I will do it on Thursday morning.' },
      { quien: 'Anna Schröder', hace: 3 * DAY - 38, texto: 'Gracias, lo miro el jueves.', reacciones: { corazon: ['Lucía Martín'] } },
    ],
  },
  {
    clase: 'grupo',
    nombre: 'Leitstand',
    quienes: ['Anna Schröder', 'Felix Krüger', 'Katharina Vogel', 'Lena Hoffmann', 'Jonas Becker', 'Tobias Weiß', 'Miriam Yıldız'],
    sinLeer: ['Anna Schröder'],
    frases: [
      {
        quien: 'Felix Krüger',
        hace: DAY + 420,
        texto: 'Der Nachtlauf ist durch, 0 Fehler. Nordwind kann ab 09:00 Uhr wieder buchen.',
        reacciones: {
          bien: ['Anna Schröder', 'Jonas Becker', 'Lena Hoffmann', 'Tobias Weiß'],
          fiesta: ['Katharina Vogel', 'Miriam Yıldız'],
        },
      },
      { quien: 'Katharina Vogel', hace: DAY + 280, texto: 'Für die Abnahme fehlt noch jemand. Wer übernimmt Donnerstag?' },
      { quien: 'Anna Schröder', hace: DAY + 272, texto: 'Das übernehme ich. Die Abnahme mit Nordwind liegt dann am Freitag.', a: 1 },
      { quien: 'Lena Hoffmann', hace: 62, texto: 'Donnerstag passt. Ich teste am Nachmittag mit.' },
      { quien: 'Lena Hoffmann', hace: 60, texto: 'Kannst du die Schnittstelle um neun freischalten?' },
    ],
  },
  {
    clase: 'dos',
    quienes: ['Inês Carvalho', 'Tiago Gonçalves'],
    sinLeer: ['Inês Carvalho'],
    frases: [
      { quien: 'Inês Carvalho', hace: DAY + 90, texto: 'Já enviaste as faturas de outubro ao Grupo Ribeira?' },
      { quien: 'Tiago Gonçalves', hace: DAY + 80, texto: 'Ainda não, faltam duas aprovações. Trato disso amanhã cedo.' },
      { quien: 'Tiago Gonçalves', hace: 130, texto: 'Enviadas. Ficou tudo certo.' },
    ],
  },
  {
    clase: 'rrhh',
    quienes: ['Lucía Martín'],
    sinLeer: [],
    frases: [
      { quien: 'Lucía Martín', hace: 6 * DAY, texto: '¿Los días que me quedan de este año se pueden pasar a enero?' },
      { quien: 'Carmen Ruiz', hace: 6 * DAY - 45, texto: 'Sí, hasta el 31 de marzo. En Vacaciones ves cuántos son.', a: 1 },
      { quien: 'Lucía Martín', hace: 6 * DAY - 43, texto: 'Ya lo veo. Mil gracias, Carmen.', reacciones: { corazon: ['Carmen Ruiz'] } },
    ],
  },
  {
    clase: 'grupo',
    nombre: 'La cocina de Atocha',
    quienes: ['Álvaro Sanz', 'Nuria Campos', 'Elena Cano', 'Lucía Martín', 'Irene Blanco', 'Carmen Ruiz'],
    sinLeer: ['Elena Cano'],
    frases: [
      {
        quien: 'Álvaro Sanz',
        hace: 2 * DAY + 500,
        texto: 'Hay tarta en la cocina por los cinco años de Irene.',
        reacciones: { fiesta: ['Lucía Martín', 'Elena Cano', 'Nuria Campos'] },
      },
      {
        quien: 'Nuria Campos',
        hace: 100,
        texto: 'El jueves a las 8:30 viene el técnico de la impresora. Ese rato no se imprime.',
        reacciones: { visto: ['Álvaro Sanz', 'Elena Cano'] },
      },
    ],
  },
];
