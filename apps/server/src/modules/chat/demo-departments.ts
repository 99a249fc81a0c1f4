import type { HistoriaDeSala } from './demo-story.ts';

const DAY = 24 * 60;

/** What is said in the rooms of the departments, in the language of each. The first of `quienes` is in the department, and so are all who write. */
export const DEPARTAMENTOS: readonly HistoriaDeSala[] = [
  {
    clase: 'departamento',
    quienes: ['Lucía Martín'],
    sinLeer: ['Lucía Martín'],
    frases: [
      {
        quien: 'Raquel Moreno',
        hace: 3 * DAY + 210,
        texto: 'El viernes cambian las luces de la segunda planta. Hasta las 11:00 trabajamos en la sala grande.',
      },
      {
        quien: 'Pablo Nieto',
        hace: 3 * DAY + 195,
        texto: 'Apuntado. Llevo yo los cables de las pantallas.',
        a: 1,
        reacciones: { bien: ['Raquel Moreno', 'Elena Cano', 'Lucía Martín'] },
      },
      {
        quien: 'Álvaro Sanz',
        hace: DAY + 330,
        texto: 'Ha llegado el pedido de papel. Está en el armario de la entrada.',
        reacciones: { visto: ['Nuria Campos'] },
      },
      { quien: 'Elena Cano', hace: 150, texto: '¿Alguien puede coger el teléfono de 14:00 a 15:00? Estoy en formación.' },
    ],
  },
  {
    clase: 'departamento',
    quienes: ['Sergio Romero'],
    sinLeer: [],
    frases: [
      {
        quien: 'Irene Blanco',
        hace: 2 * DAY + 250,
        texto: 'Subo la versión 2.8 a preproducción a las 17:00. Si tenéis algo a medias, avisad antes.',
      },
      { quien: 'Hugo Delgado', hace: 2 * DAY + 232, texto: 'Lo mío está dentro.', a: 1 },
      {
        quien: 'Emily Carter',
        hace: 2 * DAY + 228,
        texto: 'Mine too. Thanks for the heads-up!',
        a: 2,
        reacciones: { bien: ['Irene Blanco'] },
      },
      {
        quien: 'Irene Blanco',
        hace: DAY + 400,
        texto: 'Subida y probada. Todo en verde.',
        reacciones: { fiesta: ['Sergio Romero', 'Hugo Delgado', 'Olena Kovalenko'] },
      },
    ],
  },
  {
    clase: 'departamento',
    quienes: ['Yeray Santana'],
    sinLeer: ['Yeray Santana'],
    frases: [
      {
        quien: 'Airam Rodríguez',
        hace: DAY + 560,
        texto: 'La línea 2 ha quedado parada para limpieza. El turno de tarde puede arrancarla a las 15:30.',
      },
      {
        quien: 'Idaira Quintana',
        hace: DAY + 470,
        texto: 'Arrancada y sin fallos.',
        a: 1,
        reacciones: { hecho: ['Airam Rodríguez', 'Ayose Ramírez'] },
      },
      { quien: 'Ayose Ramírez', hace: 520, texto: 'Esta noche falta una persona en empaquetado. ¿Quién puede cambiar?' },
      { quien: 'Kilian Marrero', hace: 505, texto: 'Puedo yo, si me cambiáis el jueves.', a: 1 },
    ],
  },
  {
    clase: 'departamento',
    quienes: ['Inês Carvalho'],
    sinLeer: [],
    frases: [
      {
        quien: 'Mariana Lopes',
        hace: 2 * DAY + 130,
        texto: 'Amanhã a equipa de limpeza vem às 8h00. Deixem as secretárias livres, por favor.',
      },
      { quien: 'Rui Nogueira', hace: 2 * DAY + 118, texto: 'Combinado.', a: 1, reacciones: { bien: ['Mariana Lopes', 'Inês Carvalho'] } },
      {
        quien: 'Catarina Marques',
        hace: 240,
        texto: 'Há pastéis de nata na copa. É o meu aniversário!',
        reacciones: { fiesta: ['Mariana Lopes', 'Diogo Ribeiro', 'Inês Carvalho'] },
      },
    ],
  },
  {
    clase: 'departamento',
    quienes: ['Anna Schröder'],
    sinLeer: ['Anna Schröder'],
    frases: [
      { quien: 'Miriam Yıldız', hace: 2 * DAY + 300, texto: 'Am Donnerstag ist das Büro ab 16:00 Uhr zu, der Aufzug wird gewartet.' },
      {
        quien: 'Tobias Weiß',
        hace: 2 * DAY + 284,
        texto: 'Dann arbeite ich an dem Tag von zu Hause.',
        a: 1,
        reacciones: { bien: ['Miriam Yıldız'] },
      },
      { quien: 'Katharina Vogel', hace: 170, texto: 'Wer kommt heute mit zum Mittagessen? Wir gehen um halb eins los.' },
      { quien: 'Lena Hoffmann', hace: 158, texto: 'Ich bin dabei!', a: 1 },
    ],
  },
];
