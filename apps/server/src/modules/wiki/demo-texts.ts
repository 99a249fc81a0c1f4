import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';
import type { DocumentoRico, Lista, TrozoRico } from '@jornada/domain/wiki/documento.ts';

type Words = string | readonly (string | TrozoRico)[];
const run = (words: Words): TrozoRico[] =>
  (typeof words === 'string' ? [words] : words).map((one) => (typeof one === 'string' ? { texto: one } : one));
const p = (words: Words) => ({ tipo: 'parrafo' as const, texto: run(words) });
const h = (texto: string) => ({ tipo: 'titulo' as const, nivel: 2 as const, texto: run(texto) });
const list = (numerada: boolean, ...puntos: Words[]): Lista => ({
  tipo: 'lista',
  numerada,
  puntos: puntos.map((punto) => ({ texto: run(punto) })),
});
const bold = (texto: string): TrozoRico => ({ texto, negrita: true });
const table = (...filas: string[][]) => ({
  tipo: 'tabla' as const,
  filas: filas.map((fila, index) => fila.map((texto) => ({ cabecera: index === 0, texto: run(texto) }))),
});

type Texto = { idioma: Idioma; titulo: string; documento: DocumentoRico };
/**
 * An announcement of the demo company. `dias`: when it came out, in days after the company was made, so before it if less than 0. `centro`,
 * `departamento`: whom it is for; without them everybody. `leen`: of ten readers so many have read it.
 */
export type ComunicadoDemo = {
  dias: number | null;
  hasta?: number;
  centro?: string;
  departamento?: string;
  fijado?: boolean;
  confirmarEn?: number;
  leen: number;
  textos: [Texto, Texto?];
};

export const COMUNICADOS: readonly ComunicadoDemo[] = [
  {
    dias: -1,
    centro: 'lasPalmas',
    confirmarEn: 6,
    leen: 4,
    textos: [
      {
        idioma: 'es',
        titulo: 'Nueva salida de emergencia en la planta',
        documento: [
          p([
            'La puerta del muelle 3 pasa a ser la salida principal. La del taller queda ',
            bold('cerrada por obras hasta fin de mes'),
            '.',
          ]),
          p('Qué cambia para ti:'),
          list(
            true,
            'Sal por la línea amarilla, sin parar a recoger nada.',
            'El punto de reunión es la explanada norte.',
            'Quien reciba visitas las acompaña hasta allí.',
          ),
          p([{ texto: 'Las dudas, a ' }, { texto: 'prevencion@ejemplo.es', enlace: 'mailto:prevencion@ejemplo.es' }, { texto: '.' }]),
        ],
      },
    ],
  },
  {
    dias: -6,
    fijado: true,
    leen: 8,
    textos: [
      {
        idioma: 'es',
        titulo: 'Calendario laboral del año que viene',
        documento: [
          p('Ya están los festivos de cada centro. Los tuyos aparecen en tu calendario desde hoy.'),
          table(
            ['Centro', 'Días de la empresa', 'Jornada de verano'],
            ['Madrid', '24 y 31 de diciembre', '1 de julio a 31 de agosto'],
            ['Las Palmas', '24 y 31 de diciembre', '15 de junio a 15 de septiembre'],
            ['Lisboa', '24 de diciembre', 'No hay'],
            ['Berlín', '24 y 31 de diciembre', 'No hay'],
          ),
          h('Pedir las vacaciones'),
          list(
            false,
            'Pide antes del 31 de enero las de julio y agosto.',
            'Si dos personas del mismo equipo piden lo mismo, lo habla antes el equipo.',
          ),
        ],
      },
      {
        idioma: 'de',
        titulo: 'Arbeitskalender für das nächste Jahr',
        documento: [
          p('Die Feiertage jedes Standorts stehen fest. Deine siehst du ab heute in deinem Kalender.'),
          table(
            ['Standort', 'Betriebsfreie Tage', 'Sommerarbeitszeit'],
            ['Madrid', '24. und 31. Dezember', '1. Juli bis 31. August'],
            ['Las Palmas', '24. und 31. Dezember', '15. Juni bis 15. September'],
            ['Lissabon', '24. Dezember', 'Keine'],
            ['Berlin', '24. und 31. Dezember', 'Keine'],
          ),
          h('Urlaub beantragen'),
          list(
            false,
            'Beantrage Urlaub im Juli und August bis zum 31. Januar.',
            'Wollen zwei aus einem Team dieselben Tage, spricht sich das Team vorher ab.',
          ),
        ],
      },
    ],
  },
  {
    dias: -3,
    centro: 'berlin',
    leen: 6,
    textos: [
      {
        idioma: 'de',
        titulo: 'Brandschutzübung am Donnerstag um 10 Uhr',
        documento: [
          p('Am Donnerstag üben wir die Räumung des Gebäudes. Sie dauert etwa zwanzig Minuten.'),
          list(
            true,
            'Verlass deinen Platz, sobald der Alarm ertönt.',
            'Nimm die Treppe, nicht den Aufzug.',
            'Wir treffen uns im Innenhof.',
          ),
          p('Die Zeit zählt als Arbeitszeit. Du musst keine Pause buchen.'),
        ],
      },
      {
        idioma: 'es',
        titulo: 'Simulacro de incendio el jueves a las 10:00',
        documento: [
          p('El jueves practicamos la evacuación del edificio de Berlín. Dura unos veinte minutos y cuenta como tiempo de trabajo.'),
          list(true, 'Deja tu sitio en cuanto suene la alarma.', 'Usa la escalera, no el ascensor.', 'Nos vemos en el patio.'),
        ],
      },
    ],
  },
  {
    dias: -4,
    centro: 'lisboa',
    leen: 5,
    textos: [
      {
        idioma: 'pt',
        titulo: 'Novo horário da receção em Lisboa',
        documento: [
          p('A partir de segunda-feira, a receção abre às 8:30 e fecha às 18:00.'),
          p('Se chegares mais cedo, entra pela porta lateral com o teu cartão.'),
          list(false, 'As encomendas recebem-se até às 17:30.', 'As visitas anunciam-se na véspera.'),
        ],
      },
    ],
  },
  {
    dias: -40,
    confirmarEn: -26,
    leen: 10,
    textos: [
      {
        idioma: 'es',
        titulo: 'Desconexión digital: qué esperamos y qué no',
        documento: [
          p(['Fuera de tu horario ', bold('no tienes que contestar'), ' mensajes, correos ni llamadas. Nadie te lo tendrá en cuenta.']),
          h('En la práctica'),
          list(
            false,
            'Los avisos de la aplicación esperan a tu siguiente jornada.',
            'Las guardias se acuerdan antes y se pagan.',
            'Si alguien insiste, dilo: lo ve administración.',
          ),
          p([
            { texto: 'La norma: ' },
            { texto: 'artículo 88 de la LOPDGDD', enlace: 'https://www.boe.es/buscar/act.php?id=BOE-A-2018-16673' },
            { texto: '.' },
          ]),
        ],
      },
      {
        idioma: 'de',
        titulo: 'Recht auf Nichterreichbarkeit: was wir erwarten und was nicht',
        documento: [
          p(['Außerhalb deiner Arbeitszeit ', bold('musst du nicht antworten'), ', weder auf Nachrichten noch auf E-Mails oder Anrufe.']),
          list(false, 'Hinweise der App warten bis zu deinem nächsten Arbeitstag.', 'Bereitschaft wird vorher vereinbart und bezahlt.'),
        ],
      },
    ],
  },
  {
    dias: -9,
    departamento: 'Desarrollo',
    hasta: -2,
    leen: 9,
    textos: [
      {
        idioma: 'es',
        titulo: 'Corte del servidor de pruebas el sábado',
        documento: [p('El servidor de pruebas no está disponible el sábado de 9:00 a 14:00. Guarda antes lo que necesites.')],
      },
    ],
  },
  {
    dias: -12,
    leen: 7,
    textos: [
      {
        idioma: 'es',
        titulo: 'Reconocimiento médico: elige tu día',
        documento: [
          p('La unidad móvil viene la semana del 14. Es voluntario y en horario de trabajo.'),
          list(false, 'Madrid: lunes y martes, en el aparcamiento.', 'Las Palmas: jueves, en la entrada de la planta.'),
          p([{ texto: 'Pide hora en el ' }, { texto: '900 100 200', enlace: 'tel:900100200' }, { texto: '.' }]),
        ],
      },
    ],
  },
  {
    dias: 3,
    leen: 0,
    textos: [
      {
        idioma: 'es',
        titulo: 'Comida de fin de año',
        documento: [p('Este año la hacemos a mediodía y en cada centro. Apúntate en recepción y di si hay algo que no comes.')],
      },
    ],
  },
  {
    dias: null,
    leen: 0,
    textos: [
      { idioma: 'es', titulo: 'Cómo pedir material', documento: [h('Antes de pedir'), p('Mira primero en el armario de cada planta.')] },
    ],
  },
];
